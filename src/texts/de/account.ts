import type { texts as english } from '../en/account.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  title: 'Konto',
  myProfile: 'Mein Profil',
  settings: 'Kontoeinstellungen',
  changePassword: 'Passwort ändern',
  profile: {
    title: 'Profil',
    name: 'Name',
    email: 'E-Mail',
    emailHint: 'Damit meldest du dich an. Ändern können sie deine Schule oder Lectern.',
    school: 'Schule',
    level: 'Stufe',
    studied: 'Meine Fächer',
    taught: 'Meine Unterrichtsfächer',
    save: 'Profil speichern',
    saved: 'Profil gespeichert.',
  },
  password: {
    title: 'Passwort',
    intro: 'Wenn du dein Passwort änderst, wirst du auf allen anderen Geräten abgemeldet.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    save: 'Passwort ändern',
    saved: 'Passwort geändert. Auf allen anderen Geräten bist du abgemeldet.',
  },
  pin: {
    title: 'PIN',
    none: 'Dein Konto hat keine PIN. Sie schützt es auch dann, wenn jemand dein Passwort kennt.',
    there: 'Du gibst deine PIN bei jeder Anmeldung ein.',
    set: 'PIN festlegen',
    change: 'PIN ändern oder entfernen',
  },
  sessions: {
    title: 'Aktive Sitzungen',
    unknown: 'Unbekanntes Gerät',
    here: 'Dieses Gerät',
    used: (date) => `Zuletzt aktiv ${date}`,
    since: (date) => `Angemeldet ${date}`,
    end: 'Abmelden',
    endNamed: (device) => `${device} abmelden`,
    ended: 'Gerät abgemeldet.',
    endOthers: 'Andere Geräte abmelden',
    endedOthers: 'Andere Geräte abgemeldet.',
    endAll: 'Überall abmelden',
    sureTitle: 'Überall abmelden?',
    sureText: 'Auch auf diesem Gerät wirst du abgemeldet.',
    sure: 'Überall abmelden',
    cancel: 'Angemeldet bleiben',
    others: (count) =>
      `${counted(count, { one: '# anderes Gerät', other: '# andere Geräte' })}. Wenn du eines nicht kennst, melde es ab und ändere dein Passwort.`,
    alone: 'Du bist nur auf diesem Gerät angemeldet.',
  },
  signIns: {
    title: 'Letzte Anmeldungen',
    intro: 'Anmeldungen und Fehlversuche der letzten 30 Tage. Wenn du eine nicht kennst, ändere dein Passwort.',
    none: 'Noch keine Anmeldungen.',
    success: (count: number) => counted(count, { one: 'Angemeldet', other: '#-mal angemeldet' }),
    failure: (count: number) => counted(count, { one: 'Falsches Passwort', other: '#-mal falsches Passwort' }),
    refused: (count: number) =>
      counted(count, { one: 'Blockiert: zu viele Versuche', other: '#-mal blockiert: zu viele Versuche' }),
    newDevice: 'Neues Gerät',
    line: (device: string, date: string) => `${device}, ${date}`,
  },
  platforms: {
    title: 'Lernplattformen',
    intro: 'Von hier öffnest du Lectern ohne Anmeldung. Deine Noten werden an die Plattform übertragen.',
    since: (date) => `Verbunden ${date}`,
    leave: 'Trennen',
    leaveNamed: (name) => `${name} trennen`,
    sureTitle: (name) => `${name} trennen?`,
    sureText:
      'Dein Konto und deine Arbeit bleiben erhalten. Es werden keine Noten mehr übertragen, und beim Öffnen von dort wählst du wieder ein Konto.',
    cancel: 'Verbunden bleiben',
    left: (name) => `${name} getrennt.`,
    onlyWay:
      'So kommst du als Einziges in dein Konto, denn du hast kein Passwort. Lege zuerst eines über „Passwort vergessen?“ auf der Anmeldeseite fest.',
  },
  looks: { title: 'Sprache und Darstellung', language: 'Sprache', light: 'Darstellung' },
  visits: {
    title: 'Support-Zugriff',
    intro:
      'Der Support kann Lectern 30 Minuten lang so ansehen wie du. Er muss einen Grund nennen und kann nichts ändern.',
    none: 'Niemand hat dein Konto angesehen.',
    line: (helper, date) => `${helper}, ${date}`,
  },
};
