import { describe } from 'vitest';
import { auditRole, openAudit } from '../../../support/browser/role-audit.ts';

await openAudit();

describe.each(['teacher'] as const)('for the role %s', (role) => auditRole(role));
