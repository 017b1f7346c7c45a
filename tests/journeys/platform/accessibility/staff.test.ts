import { describe } from 'vitest';
import { auditRole, openAudit } from '../../../support/browser/role-audit.ts';

await openAudit();

describe.each(['schoolAdmin', 'admin'] as const)('for the role %s', (role) => auditRole(role));
