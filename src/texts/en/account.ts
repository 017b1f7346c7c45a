import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Account',
  myProfile: 'My profile',
  settings: 'Account settings',
  changePassword: 'Change password',
  profile: {
    title: 'Profile',
    name: 'Name',
    email: 'Email',
    emailHint: 'You sign in with this address. Ask your school or Lectern to change it.',
    school: 'School',
    level: 'Level',
    studied: 'My subjects',
    taught: 'Subjects I teach',
    save: 'Save profile',
    saved: 'Profile saved.',
  },
  password: {
    title: 'Password',
    intro: 'Changing your password signs you out on all other devices.',
    current: 'Current password',
    next: 'New password',
    save: 'Change password',
    saved: 'Password changed. You’re signed out on all other devices.',
  },
  pin: {
    title: 'PIN',
    none: 'Your account has no PIN. A PIN protects it even if someone knows your password.',
    there: 'You enter your PIN each time you sign in.',
    set: 'Set PIN',
    change: 'Change or remove PIN',
  },
  sessions: {
    title: 'Active sessions',
    unknown: 'Unknown device',
    here: 'This device',
    used: (date: string) => `Last active ${date}`,
    since: (date: string) => `Signed in ${date}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    ended: 'Device signed out.',
    endOthers: 'Sign out of other devices',
    endedOthers: 'Other devices signed out.',
    endAll: 'Sign out everywhere',
    sureTitle: 'Sign out everywhere?',
    sureText: 'This signs you out on this device too.',
    sure: 'Sign out everywhere',
    cancel: 'Stay signed in',
    others: (count: number) =>
      `${counted(count, { one: '# other device', other: '# other devices' })}. If you don’t recognise one, sign it out and change your password.`,
    alone: 'You’re only signed in on this device.',
  },
  signIns: {
    title: 'Recent sign-in activity',
    intro: 'Sign-ins and failed attempts in the last 30 days. If you don’t recognise one, change your password.',
    none: 'No sign-ins yet.',
    success: (count: number) => counted(count, { one: 'Signed in', other: 'Signed in # times' }),
    failure: (count: number) => counted(count, { one: 'Incorrect password', other: 'Incorrect password # times' }),
    refused: (count: number) =>
      counted(count, { one: 'Blocked: too many attempts', other: 'Blocked # times: too many attempts' }),
    newDevice: 'New device',
    line: (device: string, date: string) => `${device}, ${date}`,
  },
  platforms: {
    title: 'Learning platforms',
    intro: 'You can open Lectern from here without signing in. Your grades are sent to the platform.',
    since: (date: string) => `Connected ${date}`,
    leave: 'Disconnect',
    leaveNamed: (name: string) => `Disconnect ${name}`,
    sureTitle: (name: string) => `Disconnect ${name}?`,
    sureText:
      'You keep your account and your work. Grades are no longer sent to the platform, and opening Lectern from there asks which account to use.',
    cancel: 'Stay connected',
    left: (name: string) => `${name} disconnected.`,
    onlyWay:
      'This is your only way to sign in because you have no password. To disconnect, first set one with “Forgot your password?” on the sign-in page.',
  },
  looks: { title: 'Language and appearance', language: 'Language', light: 'Appearance' },
  visits: {
    title: 'Support access',
    intro:
      'Support staff can view Lectern as you see it for 30 minutes. They must give a reason and can’t change anything.',
    none: 'No one has viewed your account.',
    line: (helper: string, date: string) => `${helper}, ${date}`,
  },
};
