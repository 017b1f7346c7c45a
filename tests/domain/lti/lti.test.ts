import { describe, expect, test } from 'vitest';
import { launchRole } from '#domain/lti/launch-role.rule.ts';
import { isPlatformAddress } from '#domain/lti/platform-address.rule.ts';
import { linesOf } from '#domain/platform/resources/lines.rule.ts';

const LIS = 'http://purl.imsglobal.org/vocab/lis/v2';

test.each<[string[], 'student' | 'teacher']>([
  [[`${LIS}/membership#Learner`], 'student'],
  [[`${LIS}/membership#Instructor`], 'teacher'],
  [['Instructor'], 'teacher'],
  [['Learner'], 'student'],
  [[`${LIS}/membership/Instructor#TeachingAssistant`], 'teacher'],
  [[`${LIS}/membership#Mentor`], 'student'],
  [[`${LIS}/institution/person#Faculty`], 'teacher'],
  // A user who teaches elsewhere and learns here is a student.
  [[`${LIS}/institution/person#Instructor`, `${LIS}/membership#Learner`], 'student'],
  [[`${LIS}/system/person#Administrator`], 'teacher'],
  [[], 'student'],
  [['urn:something-else'], 'student'],
])('%j becomes a %s', (roles, role) => {
  expect(launchRole(roles)).toBe(role);
});

describe('an address of a platform', () => {
  test.each(['https://moodle.example.org', 'https://m.example.org:8443/lti/auth.php?x=1', 'http://127.0.0.1:3000/x'])(
    'can be %s',
    (address) => expect(isPlatformAddress(address)).toBe(true),
  );
  test.each([
    ...['http://moodle.example.org', 'ftp://moodle.example.org', 'javascript:alert(1)', 'moodle.example.org', ''],
    ...[
      'https://user:pass@moodle.example.org/',
      'https://moodle.example.org/#x',
      'https://a b/',
      'http://localhost.evil.example/',
    ],
  ])('cannot be %j', (address) => expect(isPlatformAddress(address)).toBe(false));
});

test('deployments are listed one per line without duplicates', () => {
  expect(linesOf(' 1\n\n2\r\n1')).toEqual(['1', '2']);
});
