import type { STORED_THINGS } from '#domain/consent/stored-things.ts';

type AboutStorage = (typeof STORED_THINGS)[number]['purpose' | 'life'];

/** What is stored in the browser, why and for how long. */
export const ABOUT_STORAGE = {
  'Keeps what authors have written until it is saved, so that nothing is lost.':
    'Bewahrt auf, was jemand geschrieben hat, bis es gespeichert ist, damit nichts verloren geht.',
  'Remembers files that are being sent, so that they go on where they stopped.':
    'Merkt sich Dateien, die gesendet werden, damit sie weitergehen, wo sie stehen geblieben sind.',
  'Until they have arrived': 'Bis sie angekommen sind',
  'Leads you back to what you wanted to open, once you have bought a plan.':
    'Führt dich zu dem zurück, was du öffnen wolltest, wenn du einen Tarif gekauft hast.',
  'Until you close the tab': 'Bis du den Tab schließt',
  'Keeps you signed in.': 'Hält dich angemeldet.',
  'Until you sign out, at most 14 days without a visit': 'Bis du dich abmeldest, höchstens 14 Tage ohne Besuch',
  'Ties your sign-in to this browser, so that a stolen one is of no use elsewhere.':
    'Bindet deine Anmeldung an diesen Browser, damit eine gestohlene anderswo nichts nützt.',
  'Until you sign out, at most 90 days': 'Bis du dich abmeldest, höchstens 90 Tage',
  'Recognises a device you have signed in from, so that strangers who guess your password cannot keep you out.':
    'Erkennt ein Gerät, auf dem du dich schon angemeldet hast, damit Fremde, die dein Passwort raten, dich nicht aussperren.',
  'Until 180 days after you last signed in': 'Bis 180 Tage nach deiner letzten Anmeldung',
  'The same, where Lectern is reached by https.': 'Dasselbe, wo Lectern über https erreicht wird.',
  'Makes sure that you come back from your learning platform in the browser you went there with.':
    'Stellt sicher, dass du mit demselben Browser von deiner Lernplattform zurückkommst, mit dem du hingegangen bist.',
  'Until you are back, at most 10 minutes': 'Bis du zurück bist, höchstens 10 Minuten',
  'Shows you at once what you have just changed, where Lectern runs on several databases.':
    'Zeigt dir gleich, was du eben geändert hast, wo Lectern mit mehreren Datenbanken läuft.',
  'Five seconds': 'Fünf Sekunden',
  'Opens what your learning platform has sent you here for.':
    'Öffnet, wofür dich deine Lernplattform hierher geschickt hat.',
  'Until it is open, at most 5 minutes': 'Bis es offen ist, höchstens 5 Minuten',
  'Renews your sign-in every few minutes.': 'Erneuert deine Anmeldung alle paar Minuten.',
  'Until you sign out': 'Bis du dich abmeldest',
  'Marks that your account has a PIN. The PIN itself is not stored.':
    'Hält fest, dass dein Konto eine PIN hat. Die PIN selbst wird nicht gespeichert.',
  'Marks that you have given your PIN.': 'Hält fest, dass du deine PIN eingegeben hast.',
  'Keeps your answers until they are saved, so that none is lost.':
    'Hebt deine Antworten auf, bis sie gespeichert sind, damit keine verloren geht.',
  'Until they are saved, at most 60 days': 'Bis sie gespeichert sind, höchstens 60 Tage',
  'Tells your devices apart, so that only one writes your answers at a time.':
    'Unterscheidet deine Geräte, damit immer nur eines deine Antworten schreibt.',
  'The same, where Lectern is reached by plain http.': 'Dasselbe, wo Lectern über einfaches http erreicht wird.',
  'Remembers your place in a quiz or exam and what you flagged.':
    'Merkt sich, wo du in einem Quiz oder einer Prüfung bist und was du vorgemerkt hast.',
  'Until it is handed in': 'Bis abgegeben ist',
  'Remembers the light or dark page that you chose. Stored only when you choose.':
    'Merkt sich die helle oder dunkle Seite, die du gewählt hast. Wird nur gespeichert, wenn du wählst.',
  'Until you choose what your system has': 'Bis du wählst, was dein System vorgibt',
  'Remembers the language that you chose. Stored only when you choose.':
    'Merkt sich die Sprache, die du gewählt hast. Wird nur gespeichert, wenn du wählst.',
  'Remembers what you allowed here, and by which random number it is on record. Stored only when you choose.':
    'Merkt sich, was du hier erlaubt hast und unter welcher Zufallszahl das festgehalten ist. Wird nur gespeichert, wenn du wählst.',
  'Remembers where a code was sent while you choose a new password.':
    'Merkt sich, wohin ein Code gesendet wurde, während du ein neues Passwort wählst.',
  'Until the password is changed or the tab is closed': 'Bis das Passwort geändert oder der Tab geschlossen ist',
  'Keeps the page from loading again and again when something is wrong.':
    'Verhindert, dass die Seite immer wieder neu lädt, wenn etwas nicht stimmt.',
  'Until the tab is closed': 'Bis der Tab geschlossen ist',
  'Remembers how far you had scrolled, for when you go back.':
    'Merkt sich, wie weit du gescrollt hattest, für den Weg zurück.',
  'Remembers the page you wanted, to open it once you have signed in.':
    'Merkt sich die Seite, die du wolltest, um sie nach dem Anmelden zu öffnen.',
  'Until you have signed in or the tab is closed': 'Bis du angemeldet bist oder der Tab geschlossen ist',
  'Remembers that you made the sidebar narrow. Stored only when you do.':
    'Merkt sich, dass du die Seitenleiste schmal gemacht hast. Wird nur dann gespeichert.',
  'Until you make it wide again': 'Bis du sie wieder breit machst',
  'Remembers what you last opened from the menu, to offer it first.':
    'Merkt sich, was du zuletzt aus dem Menü geöffnet hast, um es zuerst anzubieten.',
  'Until you clear your browser’s storage': 'Bis du den Speicher deines Browsers leerst',
  'Remembers the columns of a table that you hid. Stored only when you do.':
    'Merkt sich die Spalten einer Tabelle, die du ausgeblendet hast. Wird nur dann gespeichert.',
  'Remembers speed, volume and captions of audio and video. Stored only when you change them.':
    'Merkt sich Tempo, Lautstärke und Untertitel von Audio und Video. Wird nur gespeichert, wenn du sie änderst.',
  'Keeps your reviews of flash cards until they are saved, so that none is lost.':
    'Hebt deine Wiederholungen von Karteikarten auf, bis sie gespeichert sind, damit keine verloren geht.',
  'Keeps questions, quizzes and papers that you are writing until they are saved.':
    'Hebt Fragen, Quizze und Arbeiten auf, an denen du schreibst, bis sie gespeichert sind.',
  'Until they are saved': 'Bis sie gespeichert sind',
  'Keeps your place in a note until it is saved.': 'Bewahrt deine Stelle in einem Skript auf, bis sie gespeichert ist.',
  'Keeps what you opened to study, so that you can go on without a network.':
    'Bewahrt auf, was du zum Lernen geöffnet hast, damit du ohne Netz weitermachen kannst.',
  'Until you sign out, at most 30 days': 'Bis du dich abmeldest, höchstens 30 Tage',
  'Keeps the pictures of what you opened, for the same.': 'Bewahrt die Bilder dazu auf, aus demselben Grund.',
  'Keeps the letters of formulas and other scripts, for the same. It says nothing about you.':
    'Bewahrt die Zeichen von Formeln und anderen Schriften auf, aus demselben Grund. Es sagt nichts über dich.',
  'Keeps the application itself, so that it starts without a network. It says nothing about you.':
    'Bewahrt die Anwendung selbst auf, damit sie ohne Netz startet. Es sagt nichts über dich.',
  'Until a new version replaces it': 'Bis eine neue Version sie ersetzt',
  'Keeps what you mark in a note until it is saved, so that nothing is lost.':
    'Hebt auf, was du in einem Text markierst, bis es gespeichert ist, damit nichts verloren geht.',
  'Until it is saved': 'Bis es gespeichert ist',
  'Remembers the size of letters you read notes in. Stored only when you change it.':
    'Merkt sich die Schriftgröße, in der du Texte liest. Wird nur gespeichert, wenn du sie änderst.',
  'Keeps what you changed in a form of the administration until you save or discard it.':
    'Hebt auf, was du in einem Formular der Verwaltung geändert hast, bis du es speicherst oder verwirfst.',
  'Until you save or discard it': 'Bis du es speicherst oder verwirfst',
} as const satisfies Readonly<Record<AboutStorage, string>>;
