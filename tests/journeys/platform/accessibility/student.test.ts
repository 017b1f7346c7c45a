import { describe } from 'vitest';
import { auditRole, openAudit } from '../../../support/browser/role-audit.ts';

await openAudit();

describe.each(['student'] as const)('for the role %s', (role) => auditRole(role));
