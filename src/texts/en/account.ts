import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  title: 'Your account',
  myProfile: 'My profile',
  settings: 'Account settings',
  changePassword: 'Change password',
  profile: {
    title: 'Profile',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'You sign in with it. Your school or Lectern’s team can change it.',
    school: 'School',
    level: 'Level',
    studied: 'Subjects you study',
    taught: 'Subjects you teach',
    save: 'Save the profile',
    saved: 'Your profile is saved.',
  },
  password: {
    title: 'Password',
    intro: 'With a new password you stay signed in here, and are signed out everywhere else.',
    current: 'Your password now',
    next: 'New password',
    save: 'Change the password',
    saved: 'Your password is changed. Everywhere else you are signed out.',
  },
  pin: {
    title: 'PIN',
    none: 'Your account has no PIN. With one, nobody gets in by your password alone.',
    there: 'Your account has a PIN. You are asked for it after each sign-in.',
    set: 'Set a PIN',
    change: 'Change or remove the PIN',
  },
  sessions: {
    title: 'Where you are signed in',
    unknown: 'A device we do not know',
    here: 'This device',
    used: (moment: string) => `Last used ${moment}`,
    since: (moment: string) => `Signed in ${moment}`,
    end: 'Sign out',
    endNamed: (device: string) => `Sign out ${device}`,
    ended: 'That device is signed out.',
    endOthers: 'Sign out everywhere else',
    endedOthers: 'Everywhere else you are signed out.',
    endAll: 'Sign out everywhere',
    sureTitle: 'Sign out everywhere?',
    sureText: 'On this device too. You then sign in again with your password.',
    sure: 'Sign out everywhere',
    cancel: 'Stay signed in',
    others: (count: number) =>
      `${counted(count, { one: '# other device', other: '# other devices' })}. Is one of them not yours? Sign it out and change your password.`,
    alone: 'You are signed in on this device only.',
  },
  signIns: {
    title: 'Recent sign-in activity',
    intro:
      'Sign-ins of the last 30 days, also failed ones. Don’t recognise one? Change your password. Strangers who guess it can’t keep you out on devices you have used before.',
    none: 'No sign-ins yet.',
    success: (count: number) => counted(count, { one: 'Signed in', other: 'Signed in # times' }),
    failure: (count: number) => counted(count, { one: 'Wrong password', other: 'Wrong password # times' }),
    refused: (count: number) =>
      counted(count, { one: 'Blocked: too many attempts', other: 'Blocked # times: too many attempts' }),
    newDevice: 'New device',
    line: (device: string, moment: string) => `${device}, ${moment}`,
  },
  platforms: {
    title: 'Learning platforms',
    intro: 'From here, Lectern is opened without another sign-in, and your school’s platform is told your grades.',
    since: (moment: string) => `Joined ${moment}`,
    leave: 'Part',
    leaveNamed: (name: string) => `Part from ${name}`,
    sureTitle: (name: string) => `Part from ${name}?`,
    sureText:
      'Your account and your work stay. No more grades are told there, and who comes from there is asked again which account to open.',
    cancel: 'Stay joined',
    left: (name: string) => `${name} opens this account no more.`,
    onlyWay:
      'It is your only way in, since you have no password. Choose one by “Forgotten your password?” on the sign-in page, then you can part from it.',
  },
  looks: { title: 'Language and light', language: 'Language', light: 'Light and dark' },
  visits: {
    title: 'Looked at to help you',
    intro:
      'Those who help can look at Lectern as you see it, for half an hour and with a reason. They can change nothing.',
    none: 'Nobody has.',
    line: (helper: string, moment: string) => `${helper}, ${moment}`,
  },
};
