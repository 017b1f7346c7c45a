import type { texts as english } from '../en/account.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Dein Konto',
  myProfile: 'Mein Profil',
  settings: 'Kontoeinstellungen',
  changePassword: 'Passwort ändern',
  profile: {
    title: 'Profil',
    name: 'Name',
    email: 'E-Mail',
    emailHint: 'Damit meldest du dich an. Ändern können sie deine Schule oder das Team von Lectern.',
    school: 'Schule',
    level: 'Stufe',
    studied: 'Fächer, die du lernst',
    taught: 'Fächer, die du unterrichtest',
    save: 'Profil speichern',
    saved: 'Dein Profil ist gespeichert.',
  },
  password: {
    title: 'Passwort',
    intro: 'Mit einem neuen Passwort bleibst du hier angemeldet und wirst überall sonst abgemeldet.',
    current: 'Dein jetziges Passwort',
    next: 'Neues Passwort',
    save: 'Passwort ändern',
    saved: 'Dein Passwort ist geändert. Überall sonst bist du abgemeldet.',
  },
  pin: {
    title: 'PIN',
    none: 'Dein Konto hat keine PIN. Mit ihr kommt niemand allein mit deinem Passwort hinein.',
    there: 'Dein Konto hat eine PIN. Du wirst nach jeder Anmeldung nach ihr gefragt.',
    set: 'PIN festlegen',
    change: 'PIN ändern oder entfernen',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    unknown: 'Ein Gerät, das wir nicht kennen',
    here: 'Dieses Gerät',
    used: (moment) => `Zuletzt benutzt ${moment}`,
    since: (moment) => `Angemeldet ${moment}`,
    end: 'Abmelden',
    endNamed: (device) => `${device} abmelden`,
    ended: 'Das Gerät ist abgemeldet.',
    endOthers: 'Überall sonst abmelden',
    endedOthers: 'Überall sonst bist du abgemeldet.',
    endAll: 'Überall abmelden',
    sureTitle: 'Überall abmelden?',
    sureText: 'Auch auf diesem Gerät. Danach meldest du dich mit deinem Passwort wieder an.',
    sure: 'Überall abmelden',
    cancel: 'Angemeldet bleiben',
    others: (count) =>
      `${counted(count, { one: '# anderes Gerät', other: '# andere Geräte' })}. Gehört eines nicht dir? Melde es ab und ändere dein Passwort.`,
    alone: 'Du bist nur auf diesem Gerät angemeldet.',
  },
  signIns: {
    title: 'Letzte Anmeldungen',
    intro:
      'Anmeldungen der letzten 30 Tage, auch fehlgeschlagene. Kennst du eine nicht? Ändere dein Passwort. Fremde, die es raten, können dich auf Geräten, die du schon benutzt hast, nicht aussperren.',
    none: 'Noch keine Anmeldungen.',
    success: (count: number) => counted(count, { one: 'Angemeldet', other: '#-mal angemeldet' }),
    failure: (count: number) => counted(count, { one: 'Falsches Passwort', other: '#-mal falsches Passwort' }),
    refused: (count: number) =>
      counted(count, { one: 'Blockiert: zu viele Versuche', other: '#-mal blockiert: zu viele Versuche' }),
    newDevice: 'Neues Gerät',
    line: (device: string, moment: string) => `${device}, ${moment}`,
  },
  platforms: {
    title: 'Lernplattformen',
    intro:
      'Von hier öffnet sich Lectern ohne weitere Anmeldung, und die Plattform deiner Schule erfährt deine Bewertungen.',
    since: (moment) => `Verbunden ${moment}`,
    leave: 'Trennen',
    leaveNamed: (name) => `Von ${name} trennen`,
    sureTitle: (name) => `Von ${name} trennen?`,
    sureText:
      'Dein Konto und deine Arbeit bleiben. Dorthin werden keine Bewertungen mehr gemeldet, und wer von dort kommt, wird wieder gefragt, welches Konto sich öffnen soll.',
    cancel: 'Verbunden bleiben',
    left: (name) => `${name} öffnet dieses Konto nicht mehr.`,
    onlyWay:
      'Das ist dein einziger Zugang, denn du hast kein Passwort. Wähle eines über „Passwort vergessen?“ auf der Anmeldeseite, dann kannst du dich trennen.',
  },
  looks: { title: 'Sprache und Licht', language: 'Sprache', light: 'Hell und dunkel' },
  visits: {
    title: 'Angesehen, um dir zu helfen',
    intro:
      'Wer hilft, kann Lectern so ansehen, wie du es siehst: eine halbe Stunde lang und mit einem Grund. Ändern lässt sich dabei nichts.',
    none: 'Das hat niemand getan.',
    line: (helper, moment) => `${helper}, ${moment}`,
  },
};
