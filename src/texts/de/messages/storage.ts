import type { STORED_THINGS } from '#domain/users/consent/stored-things.ts';

type AboutStorage = (typeof STORED_THINGS)[number]['purpose' | 'life'];

/** What is stored in the browser, why and for how long. */
export const ABOUT_STORAGE = {
  'Stores an author’s unsaved content, so that nothing is lost.':
    'Speichert ungesicherte Inhalte von Autorinnen und Autoren, damit nichts verloren geht.',
  'Remembers uploads in progress, so that they can be resumed.':
    'Merkt sich laufende Uploads, damit sie fortgesetzt werden können.',
  'Until the upload is complete': 'Bis der Upload abgeschlossen ist',
  'Takes you back to the page you wanted after you buy a plan.':
    'Bringt dich nach dem Kauf eines Tarifs zu der Seite zurück, die du öffnen wolltest.',
  'Until you close the tab': 'Bis du den Tab schließt',
  'Keeps you signed in.': 'Hält dich angemeldet.',
  'Until you sign out, or after 14 days without a visit': 'Bis du dich abmeldest oder nach 14 Tagen ohne Besuch',
  'Binds your session to this browser, so that a stolen session doesn’t work elsewhere.':
    'Bindet deine Sitzung an diesen Browser, damit eine gestohlene Sitzung anderswo nicht funktioniert.',
  'Until you sign out, at most 90 days': 'Bis du dich abmeldest, höchstens 90 Tage',
  'Recognises a device you’ve signed in from, so that someone guessing your password can’t lock you out.':
    'Erkennt ein Gerät, auf dem du dich schon angemeldet hast, damit dich niemand durch Raten deines Passworts aussperren kann.',
  '180 days after you last signed in': '180 Tage nach deiner letzten Anmeldung',
  'Same purpose, used when Lectern runs over HTTPS.': 'Derselbe Zweck, wenn Lectern über HTTPS läuft.',
  'Checks that you return from your learning platform in the same browser.':
    'Prüft, ob du im selben Browser von deiner Lernplattform zurückkommst.',
  'Until you return, at most 10 minutes': 'Bis du zurück bist, höchstens 10 Minuten',
  'Makes sure you see your latest changes straight away when Lectern uses several databases.':
    'Sorgt dafür, dass du deine letzten Änderungen sofort siehst, wenn Lectern mehrere Datenbanken nutzt.',
  '5 seconds': '5 Sekunden',
  'Opens the content your learning platform linked to.': 'Öffnet den Inhalt, den deine Lernplattform verlinkt hat.',
  'Until it opens, at most 5 minutes': 'Bis er geöffnet ist, höchstens 5 Minuten',
  'Renews your session every few minutes.': 'Erneuert deine Sitzung alle paar Minuten.',
  'Until you sign out': 'Bis du dich abmeldest',
  'Records that your account has a PIN. The PIN itself isn’t stored.':
    'Merkt sich, dass dein Konto eine PIN hat. Die PIN selbst wird nicht gespeichert.',
  'Records that you’ve entered your PIN.': 'Merkt sich, dass du deine PIN eingegeben hast.',
  'Stores your answers until they reach the server, so that none are lost.':
    'Speichert deine Antworten, bis sie beim Server sind, damit keine verloren geht.',
  'Until they are saved, at most 60 days': 'Bis sie gespeichert sind, höchstens 60 Tage',
  'Identifies this device, so that only one device at a time saves your answers.':
    'Kennzeichnet dieses Gerät, damit immer nur ein Gerät deine Antworten speichert.',
  'Same purpose, used when Lectern runs over HTTP.': 'Derselbe Zweck, wenn Lectern über HTTP läuft.',
  'Remembers your position and flagged questions in a quiz or exam.':
    'Merkt sich deine Position und markierte Fragen in einem Quiz oder einer Prüfung.',
  'Until you submit it': 'Bis du abgibst',
  'Remembers your choice of light or dark appearance. Stored only when you choose one.':
    'Merkt sich, ob du die helle oder dunkle Darstellung gewählt hast. Wird nur gespeichert, wenn du wählst.',
  'Until you choose the system setting': 'Bis du die Systemeinstellung wählst',
  'Remembers your language. Stored only when you choose one.':
    'Merkt sich deine Sprache. Wird nur gespeichert, wenn du eine wählst.',
  'Remembers your cookie preferences and the random number they’re recorded under. Stored only when you choose.':
    'Merkt sich deine Cookie-Einstellungen und die Zufallszahl, unter der sie protokolliert sind. Wird nur gespeichert, wenn du wählst.',
  'Remembers the email address your code was sent to while you reset your password.':
    'Merkt sich die E-Mail-Adresse für deinen Code, während du dein Passwort zurücksetzt.',
  'Until you’ve set a password or closed the tab': 'Bis du ein Passwort festgelegt oder den Tab geschlossen hast',
  'Prevents the page from reloading in a loop after an error.':
    'Verhindert, dass die Seite nach einem Fehler endlos neu lädt.',
  'Remembers how far you scrolled for when you go back.':
    'Merkt sich, wie weit du gescrollt hast, wenn du zurückgehst.',
  'Remembers the page you wanted to open after you sign in.':
    'Merkt sich die Seite, die nach dem Anmelden geöffnet werden soll.',
  'Until you’ve signed in or closed the tab': 'Bis du dich angemeldet oder den Tab geschlossen hast',
  'Remembers that you collapsed the sidebar. Stored only when you do.':
    'Merkt sich, dass du die Seitenleiste eingeklappt hast. Wird nur dann gespeichert.',
  'Until you expand it': 'Bis du sie ausklappst',
  'Remembers what you last opened from the command menu, to show it first.':
    'Merkt sich, was du zuletzt über das Befehlsmenü geöffnet hast, um es zuerst zu zeigen.',
  'Until you clear your browser’s storage': 'Bis du den Speicher deines Browsers leerst',
  'Remembers the table columns you hid. Stored only when you hide one.':
    'Merkt sich ausgeblendete Tabellenspalten. Wird nur gespeichert, wenn du eine ausblendest.',
  'Remembers playback speed, volume and captions. Stored only when you change them.':
    'Merkt sich Wiedergabetempo, Lautstärke und Untertitel. Wird nur gespeichert, wenn du sie änderst.',
  'Stores your flash card reviews until they reach the server, so that none are lost.':
    'Speichert deine Lernkarten-Wiederholungen, bis sie beim Server sind, damit keine verloren geht.',
  'Stores questions, quizzes and exam papers you’re editing until they’re saved.':
    'Speichert Fragen, Quizze und Prüfungsbögen, die du bearbeitest, bis sie beim Server sind.',
  'Until they are saved': 'Bis sie gespeichert sind',
  'Stores your reading position in a note until it reaches the server.':
    'Speichert deine Leseposition in einer Notiz, bis sie beim Server ist.',
  'Stores what you opened, so that you can study offline.':
    'Speichert, was du geöffnet hast, damit du offline lernen kannst.',
  'Until you sign out, at most 30 days': 'Bis du dich abmeldest, höchstens 30 Tage',
  'Stores the images in it for studying offline.': 'Speichert die Bilder darin, damit du offline lernen kannst.',
  'Stores fonts for formulas and other scripts for offline use. Contains nothing about you.':
    'Speichert Schriften für Formeln und andere Schriftsysteme zur Offline-Nutzung. Enthält nichts über dich.',
  'Stores the application, so that it starts offline. Contains nothing about you.':
    'Speichert die Anwendung, damit sie offline startet. Enthält nichts über dich.',
  'Until a new version replaces it': 'Bis eine neue Version sie ersetzt',
  'Stores your highlights in notes until they reach the server.':
    'Speichert deine Markierungen in Notizen, bis sie beim Server sind.',
  'Until it is saved': 'Bis es gespeichert ist',
  'Remembers the text size of notes. Stored only when you change it.':
    'Merkt sich die Schriftgröße von Notizen. Wird nur gespeichert, wenn du sie änderst.',
  'Stores unsaved changes in an admin form until you save or discard them.':
    'Speichert ungesicherte Änderungen in einem Admin-Formular, bis du sie speicherst oder verwirfst.',
  'Until you save or discard them': 'Bis du sie speicherst oder verwirfst',
} as const satisfies Readonly<Record<AboutStorage, string>>;
