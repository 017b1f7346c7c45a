import type { STORED_THINGS } from '#domain/consent/stored-things.ts';
import { CODE_DIGITS, PIN_DIGITS } from '#domain/credentials/pin.schema.ts';
import type { ERRORS, ErrorCode } from '#domain/errors.ts';
import {
  ASSIGNMENT_PARTS_MAX,
  CARD_GAPS_MAX,
  CARD_SIDE_MAX_CHARS,
  CLASSROOM_GROUPS_MAX,
  DRAW_COUNT_MAX,
  EXAM_ITEMS_MAX,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PICKED_ITEMS_MAX,
  TITLE_MAX_CHARS,
  TRIES_MAX,
  WEIGHT_MAX,
} from '#domain/limits.ts';

type Refusal = (typeof ERRORS)[ErrorCode]['message'];
type AboutStorage = (typeof STORED_THINGS)[number]['purpose' | 'life'];

const REFUSALS = {
  'Your session has ended. Please sign in again.': 'Deine Sitzung ist zu Ende. Melde dich bitte noch einmal an.',
  'Payment required': 'Dafür brauchst du einen Tarif',
  'Please enter your PIN to go on.': 'Gib bitte deine PIN ein, um weiterzumachen.',
  'Please complete your profile first.': 'Vervollständige bitte zuerst dein Profil.',
  'Your account may not do this.': 'Dein Konto darf das nicht.',
  'This link has ended, or was used. Ask for a new one.':
    'Dieser Link gilt nicht mehr oder wurde schon benutzt. Bitte um einen neuen.',
  'You may give, take and change only what you may do yourself.':
    'Du kannst nur geben, nehmen und ändern, was du selbst darfst.',
  'After this, nobody could manage people. Give somebody else the right first.':
    'Danach könnte niemand mehr Personen verwalten. Gib dieses Recht zuerst jemand anderem.',
  'Somebody holds this role. Give them another one first.':
    'Jemand hat diese Rolle. Gib der Person zuerst eine andere.',
  'You see this as somebody else does. Nothing can be changed.':
    'Du siehst das gerade wie jemand anderes. Solange lässt sich nichts ändern.',
  'This is switched off at the moment.': 'Das ist zurzeit ausgeschaltet.',
  'This is not here any more, or never was.': 'Das gibt es hier nicht mehr, oder es war nie da.',
  'Please check what you entered.': 'Prüf bitte, was du eingegeben hast.',
  'E-mail or password is not right. Check both and try again.':
    'E-Mail oder Passwort stimmt nicht. Prüf beides und versuch es noch einmal.',
  'This code is not right, or has ended. Check it, or ask for a new one.':
    'Dieser Code stimmt nicht oder ist abgelaufen. Prüf ihn oder fordere einen neuen an.',
  'This took too long. Please ask for a new code.': 'Das hat zu lange gedauert. Fordere bitte einen neuen Code an.',
  'Too many tries. Please wait a few minutes and try again.':
    'Zu viele Versuche. Warte bitte ein paar Minuten und versuch es noch einmal.',
  'This attempt has been handed in and cannot change any more.':
    'Dieser Versuch ist abgegeben und lässt sich nicht mehr ändern.',
  'The time was over when the answer arrived.': 'Die Zeit für diesen Versuch war um, als die Antwort ankam.',
  'The clock stands. Go on first.':
    'Die Uhr dieses Versuchs steht. Mach zuerst weiter; dann werden wieder Antworten angenommen.',
  'This attempt is open on another device. Take it over to go on here.':
    'Dieser Versuch ist auf einem anderen Gerät offen. Übernimm ihn, um hier weiterzumachen.',
  'Another answer has this number already.': 'Eine andere Antwort hat diese Nummer schon.',
  'This answer’s number is too far ahead.': 'Die Nummer dieser Antwort ist zu weit voraus.',
  'This attempt cannot be paused now.': 'Dieser Versuch lässt sich jetzt nicht anhalten.',
  'Answers have come in since. Look at the effect once more.':
    'Inzwischen sind Antworten dazugekommen. Sieh dir die Wirkung noch einmal an.',
  'Somebody else changed this.': 'Das hat inzwischen jemand anders geändert.',
  'Something still belongs to this. Move or delete that first.':
    'Dazu gehört noch etwas. Verschiebe oder lösche das zuerst.',
  'You are in the middle of this. Hand it in first.': 'Du bist gerade mittendrin. Gib zuerst ab.',
  'This answer has been checked and cannot change any more.':
    'Diese Antwort ist geprüft und lässt sich nicht mehr ändern.',
  'There is no more room for files. Ask your school to make some.':
    'Für deine Dateien ist kein Platz mehr. Bitte deine Schule, welchen zu schaffen.',
  'This file is broken, or not what its name says. Make it again.':
    'Diese Datei ist beschädigt oder nicht das, was ihr Name sagt. Mach sie bitte noch einmal.',
  'No class has this code, or it has ended. Check it, or ask your teacher for a new one.':
    'Keine Klasse hat diesen Code, oder er gilt nicht mehr. Prüf ihn, oder bitte deine Lehrkraft um einen neuen.',
  'This class belongs to another school than yours.': 'Diese Klasse gehört zu einer anderen Schule als du.',
  'This class is full. Please tell its teacher.': 'Diese Klasse ist voll. Sag bitte der Lehrkraft Bescheid.',
  'A class needs a teacher. Invite another one first, or archive the class.':
    'Eine Klasse braucht eine Lehrkraft. Lade erst eine weitere ein, oder archiviere die Klasse.',
  'This assignment is not open yet.': 'Diese Aufgabe ist noch nicht offen.',
  'This assignment has closed and takes no more work.': 'Diese Aufgabe ist geschlossen und nimmt nichts mehr an.',
  'Students have begun this: only times and rules can still change.':
    'Damit wurde schon begonnen: Nur Zeiten und Regeln lassen sich noch ändern.',
  'You have used all your tries at this.': 'Du hast hier alle Versuche verbraucht.',
  'The query is too long, too deep or too wide.': 'Die Anfrage ist zu lang, zu tief oder zu breit.',
  'Signing in did not work: the answer held no token. Please try again.':
    'Das Anmelden hat nicht geklappt: In der Antwort war kein Token. Versuch es bitte noch einmal.',
  'Network error': 'Netzwerkfehler',
  'This coupon cannot be used any more.': 'Dieser Gutschein lässt sich nicht mehr einlösen.',
  'The price has changed. Please look again.': 'Der Preis hat sich geändert. Bitte sieh noch einmal hin.',
  'You have this already.': 'Das hast du schon.',
  'A payment for this is on its way, under “My payments”.':
    'Eine Zahlung dafür ist unterwegs, unter „Meine Zahlungen“.',
  'Paying does not work now. Nothing was charged.': 'Zahlen geht gerade nicht. Es wurde nichts abgebucht.',
  'So much is not left.': 'So viel ist nicht mehr da.',
  'All seats are taken.': 'Alle Plätze sind vergeben.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Versuch es bitte noch einmal.',
} as const satisfies Readonly<Record<Refusal, string>>;

const ABOUT_STORAGE = {
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

const BESIDE_FIELDS = {
  'Please give the month and the year': 'Bitte gib Monat und Jahr an',
  'This month is still to come': 'Dieser Monat kommt erst noch',
  'This year is too long ago': 'Dieses Jahr ist zu lange her',
  'Please give another address than your own': 'Bitte gib eine andere Adresse an als deine eigene',
  'Please choose a kind of account': 'Bitte wähle eine Art von Konto',
  'This is too long to search for': 'Das ist zu lang, um danach zu suchen',
  'Say why, for the person and for the log': 'Sag, warum: der Person und dem Protokoll',
  'The role has to be student or teacher': 'Die Rolle muss student oder teacher sein',
  'The first line has to name the columns name and email': 'Die erste Zeile muss die Spalten name und email nennen',
  'This line cannot be read': 'Diese Zeile lässt sich nicht lesen',
  'This e-mail stands in an earlier line already': 'Diese E-Mail steht schon in einer früheren Zeile',
  'Somebody has an account with this e-mail already': 'Mit dieser E-Mail hat schon jemand ein Konto',
  'There is a role of this name already': 'Eine Rolle mit diesem Namen gibt es schon',
  'One of these roles is not there any more': 'Eine dieser Rollen gibt es nicht mehr',
  'Please choose a school': 'Bitte wähle eine Schule',
  'Please give a day': 'Bitte gib einen Tag an',
  'This file is too long. Please send it in parts.': 'Diese Datei ist zu lang. Schick sie bitte in Teilen.',
  'A quote begins here and never ends: nothing from here on was taken':
    'Hier beginnt ein Anführungszeichen, das nie endet: Ab hier wurde nichts übernommen',
  'This is not your password': 'Das ist nicht dein Passwort',
  'Please give it a name': 'Bitte gib einen Namen an',
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Invalid URL': 'Ungültige Adresse',
  'Please enter a number': 'Gib bitte eine Zahl ein',
  'Please enter your e-mail address': 'Gib bitte deine E-Mail-Adresse ein',
  'Please enter your name': 'Gib bitte deinen Namen ein',
  'This name is too long': 'Dieser Name ist zu lang',
  'Please choose a password': 'Wähle bitte ein Passwort',
  [`Please use at least ${PASSWORD_MIN_CHARS} characters`]: `Nimm bitte mindestens ${PASSWORD_MIN_CHARS} Zeichen`,
  [`Please use at most ${PASSWORD_MAX_CHARS} characters`]: `Nimm bitte höchstens ${PASSWORD_MAX_CHARS} Zeichen`,
  'This password is too easy to guess': 'Dieses Passwort ist zu leicht zu erraten',
  'Please enter your password': 'Gib bitte dein Passwort ein',
  'This password is too long': 'Dieses Passwort ist zu lang',
  'Please choose a PIN': 'Wähle bitte eine PIN',
  [`Please use ${PIN_DIGITS} digits`]: `Nimm bitte ${PIN_DIGITS} Ziffern`,
  'This PIN is too easy to guess': 'Diese PIN ist zu leicht zu erraten',
  'Please enter your PIN': 'Gib bitte deine PIN ein',
  [`A PIN has ${PIN_DIGITS} digits`]: `Eine PIN hat ${PIN_DIGITS} Ziffern`,
  'Please enter the code': 'Gib bitte den Code ein',
  [`The code has ${CODE_DIGITS} digits`]: `Der Code hat ${CODE_DIGITS} Ziffern`,
  'Please choose your level': 'Wähle bitte deine Stufe',
  'Please choose at least one subject': 'Wähle bitte mindestens ein Fach',
  'One of these subjects is not there any more': 'Eines dieser Fächer gibt es nicht mehr',
  'This answer does not fit the question': 'Diese Antwort passt nicht zur Frage',
  'This note is too long. Please shorten it.': 'Diese Notiz ist zu lang. Kürze sie bitte.',
  'This note holds as many marks as it can. Remove one first.':
    'Mehr Markierungen fasst dieser Text nicht. Entferne zuerst eine.',
  'Give a day, such as 2027-05-31': 'Gib einen Tag an, zum Beispiel 2027-05-31',
  'This kind or size of file cannot be taken': 'Diese Art oder Größe von Datei geht hier nicht',
  'Please write a message': 'Schreib bitte eine Nachricht',
  'Please write a little more, so that we can help': 'Schreib bitte etwas mehr, damit wir helfen können',
  'This message is too long': 'Diese Nachricht ist zu lang',
};

const ON_CARDS = {
  'Write something on this side': 'Schreib etwas auf diese Seite',
  [`At most ${CARD_SIDE_MAX_CHARS} characters`]: `Höchstens ${CARD_SIDE_MAX_CHARS} Zeichen`,
  'Please choose a picture': 'Bitte wähle ein Bild',
  'This picture is not here': 'Dieses Bild gibt es hier nicht',
  [`Mark what is to be left out as {{c1::answer}}: 1 to ${CARD_GAPS_MAX} numbers, from c1 on`]: `Kennzeichne Lücken so: {{c1::Antwort}}, mit 1 bis ${CARD_GAPS_MAX} Nummern, von c1 an`,
};

const ON_EXAMS = {
  'Your answers are kept on this device. Sign in to go on: they are sent then.':
    'Deine Antworten sind auf diesem Gerät aufbewahrt. Melde dich an, um weiterzumachen: Dann werden sie gesendet.',
  'Sign in to go on where you were. The answers that were saved are there.':
    'Melde dich an, um dort weiterzumachen, wo du warst. Die gespeicherten Antworten sind noch da.',
  'Choose topics from the list': 'Wähle Themen aus der Liste',
  'Choose at least one topic': 'Wähle mindestens ein Thema',
  'These are too many topics': 'Das sind zu viele Themen',
  'Enter a number of questions': 'Gib an, wie viele Fragen es sein sollen',
  'Enter a whole number': 'Gib eine ganze Zahl ein',
  'An exam has at least one question': 'Eine Prüfung hat mindestens eine Frage',
  [`An exam has at most ${EXAM_ITEMS_MAX} questions`]: `Eine Prüfung hat höchstens ${EXAM_ITEMS_MAX} Fragen`,
  'Enter a number of minutes': 'Gib an, wie viele Minuten es sein sollen',
  'Enter whole minutes': 'Gib ganze Minuten ein',
  'Give yourself at least a minute': 'Gib dir mindestens eine Minute',
  'An exam ends after six hours at the latest': 'Eine Prüfung endet spätestens nach sechs Stunden',
  'Give the exam a name': 'Gib der Prüfung einen Namen',
  'Please enter the code': 'Bitte gib den Code ein',
  [`At most ${PICKED_ITEMS_MAX} questions`]: `Höchstens ${PICKED_ITEMS_MAX} Fragen`,
  [`At most ${ASSIGNMENT_PARTS_MAX} parts`]: `Höchstens ${ASSIGNMENT_PARTS_MAX} Teile`,
  [`At most ${TRIES_MAX} tries`]: `Höchstens ${TRIES_MAX} Versuche`,
  [`At most ${WEIGHT_MAX}`]: `Höchstens ${WEIGHT_MAX}`,
  [`A class has at most ${CLASSROOM_GROUPS_MAX} groups.`]: `Eine Klasse hat höchstens ${CLASSROOM_GROUPS_MAX} Gruppen.`,
  'This class has very many assignments. Delete some of them first.':
    'Diese Klasse hat sehr viele Aufgaben. Lösche erst einige davon.',
  'This class is archived. Bring it back first.': 'Diese Klasse ist archiviert. Hol sie erst zurück.',
  'You teach very many classes. Leave some of them first.':
    'Du unterrichtest sehr viele Klassen. Verlass erst einige davon.',
  'Work is set for this group. Set it for others first.':
    'Für diese Gruppe ist etwas gestellt. Stell es erst für andere.',
  'Give the class a name': 'Gib der Klasse einen Namen',
  'Give the group a name': 'Gib der Gruppe einen Namen',
  'There is a group of this name already': 'Eine Gruppe mit diesem Namen gibt es schon',
  'Give the assignment a name': 'Gib der Aufgabe einen Namen',
  'These instructions are too long': 'Diese Anweisungen sind zu lang',
  'Choose something to do': 'Wähle etwas aus, das zu tun ist',
  'Something you chose is not there any more': 'Etwas, das du gewählt hast, gibt es nicht mehr',
  'One of these groups is not there any more': 'Eine dieser Gruppen gibt es nicht mehr',
  'Enter a day and a time': 'Gib einen Tag und eine Uhrzeit ein',
  'Enter a number': 'Gib eine Zahl ein',
  'Enter 0 to 100': 'Gib 0 bis 100 ein',
  'Enter a number of tries': 'Gib die Zahl der Versuche ein',
  'At least one try': 'Mindestens ein Versuch',
  'Give at least a minute': 'Gib mindestens eine Minute',
  'At most six hours': 'Höchstens sechs Stunden',
  'A weight is 0 or more': 'Ein Gewicht ist 0 oder mehr',
  'This is before it opens. Choose a later time.': 'Das ist vor der Öffnung. Wähle eine spätere Zeit.',
  'Nothing is late without a due time. Choose one first.': 'Ohne Abgabezeit kommt nichts zu spät. Wähle erst eine.',
  'The cut-off comes after the due time. Choose a later time.':
    'Der letzte Termin liegt nach der Abgabezeit. Wähle eine spätere Zeit.',
  [`At most ${TITLE_MAX_CHARS} characters`]: `Höchstens ${TITLE_MAX_CHARS} Zeichen`,
  'No question matches. Choose more topics, types or difficulties.':
    'Keine Frage passt. Wähle mehr Themen, Fragetypen oder Schwierigkeiten.',
  'You have very many exams. Delete some you no longer need.':
    'Du hast sehr viele Prüfungen. Lösche welche, die du nicht mehr brauchst.',
  'Enter a number of marks': 'Gib eine Punktzahl ein',
  'Marks begin at nought': 'Punkte beginnen bei null',
  'Enter the marks of at least one question': 'Gib die Punkte von mindestens einer Frage ein',
  'Both have to be versions of one question.': 'Beides müssen Fassungen derselben Frage sein.',
};

const ON_AUTHORING = {
  'Not everybody could answer this question yet. Mend what is marked, then publish it.':
    'Noch könnten nicht alle diese Frage beantworten. Behebe, was gekennzeichnet ist, und veröffentliche sie dann.',
  'An exam paper that students have needs this question. Take it out of the paper first.':
    'Eine veröffentlichte Prüfungsarbeit braucht diese Frage. Nimm sie zuerst aus der Arbeit heraus.',
  'Students could not have this yet: it needs questions, and all of them published.':
    'So können Lernende das noch nicht bekommen: Es braucht Fragen, und alle müssen veröffentlicht sein.',
  'Choose a topic': 'Wähle ein Thema',
  'Choose a subject': 'Wähle ein Fach',
  'Write the question': 'Schreib die Frage',
  'The question is too long': 'Die Frage ist zu lang',
  'The explanation is too long': 'Die Erklärung ist zu lang',
  'The hint is too long': 'Der Hinweis ist zu lang',
  'Write the hint, or take it out': 'Schreib den Hinweis oder nimm ihn heraus',
  'A question keeps its type. Write a new one instead.': 'Eine Frage behält ihren Typ. Schreib stattdessen eine neue.',
  'A picture of the question is not there any more. Add it again.':
    'Ein Bild der Frage ist nicht mehr da. Füge es noch einmal hinzu.',
  'Give it a name': 'Gib dem Ganzen einen Namen',
  'Give at least a minute': 'Gib mindestens eine Minute',
  'It ends after six hours at the latest': 'Es endet spätestens nach sechs Stunden',
  'Enter whole marks': 'Gib ganze Punkte ein',
  'A question is worth a mark at least': 'Eine Frage ist mindestens einen Punkt wert',
  'At most 100 marks': 'Höchstens 100 Punkte',
  'Write a line like A = 80': 'Schreib eine Zeile wie A = 80',
  'At most 100 %': 'Höchstens 100 %',
  'Draw at least one question': 'Zieh mindestens eine Frage',
  [`At most ${DRAW_COUNT_MAX} questions a rule`]: `Höchstens ${DRAW_COUNT_MAX} Fragen je Regel`,
  'These are too many questions': 'Das sind zu viele Fragen',
  'These are too many rules': 'Das sind zu viele Regeln',
  'These are too many sections': 'Das sind zu viele Abschnitte',
  'A question stands here twice': 'Eine Frage steht hier zweimal',
  'A question is not in the bank any more': 'Eine Frage ist nicht mehr in der Sammlung',
  'Enter a year': 'Gib ein Jahr ein',
  'A paper has a section at least': 'Eine Arbeit hat mindestens einen Abschnitt',
  'There is a paper of this name, year and session': 'Eine Arbeit mit diesem Namen, Jahr und Termin gibt es schon',
};

const ON_RECORDS = {
  'A class has this as an assignment. It stays in the recycle bin.':
    'Eine Klasse hat das als Aufgabe. Es bleibt im Papierkorb.',
  'Students have marked this and written on it. It stays in the recycle bin.':
    'Lernende haben darin markiert und dazu geschrieben. Es bleibt im Papierkorb.',
  'Students have learned with this. It stays in the recycle bin.':
    'Lernende haben damit gelernt. Es bleibt im Papierkorb.',
  'Payments were made with this. It stays in the recycle bin.': 'Damit wurde bezahlt. Es bleibt im Papierkorb.',
  'Students have this in attempts, and their results need it. It stays in the recycle bin.':
    'Lernende haben das in Versuchen, und ihre Ergebnisse brauchen es. Es bleibt im Papierkorb.',
  'An exam paper holds this question. Take it out of the paper first.':
    'Eine Prüfung enthält diese Frage. Nimm sie zuerst dort heraus.',
  'Please fill this in': 'Füll das bitte aus',
  'This is too long': 'Das ist zu lang',
  'This is too large': 'Das ist zu groß',
  'This is too small': 'Das ist zu klein',
  'Your platform does not tell who is in this course. Ask whoever runs it.':
    'Deine Plattform sagt nicht, wer in diesem Kurs ist. Frag die, die sie betreiben.',
  'An address that begins with https://': 'Eine Adresse, die mit https:// beginnt',
  'Small letters, digits and hyphens, such as cell-biology':
    'Kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel zell-biologie',
  'Please give a whole number': 'Gib bitte eine ganze Zahl an',
  'Please give a number from 1 to 5': 'Gib bitte eine Zahl von 1 bis 5 an',
  'Please choose one': 'Wähle bitte eines aus',
  'Please give an amount': 'Gib bitte einen Betrag an',
  'Three capital letters, such as EUR': 'Drei große Buchstaben, zum Beispiel EUR',
  'Something else has this already': 'Das hat schon etwas anderes',
  'This belongs to another topic': 'Das gehört zu einem anderen Thema',
  'There is no such column': 'So eine Spalte gibt es nicht',
  'These are too many at once': 'Das sind zu viele auf einmal',
  'Please give it a name': 'Gib bitte einen Namen an',
  'There are too many. Remove one first': 'Das sind zu viele. Entferne zuerst eines',
};

const OTHERS = {
  'Nothing can be saved for the moment. Please try again later.':
    'Gerade lässt sich nichts speichern. Versuch es bitte später noch einmal.',
  'Something has to be settled before this. Please load the page again.':
    'Vorher ist noch etwas zu klären. Lade die Seite bitte noch einmal.',
  'Please purchase pro plan to access.': 'Dafür brauchst du den Pro-Tarif.',
  'Please purchase any plan to access.': 'Dafür brauchst du einen Tarif.',
  'This could not be read as a number.': 'Das ließ sich nicht als Zahl lesen.',
  'Right number, wrong unit.': 'Richtige Zahl, falsche Einheit.',
};

const ON_PAYMENTS = {
  'Say why, for those concerned': 'Sag den Betroffenen, warum',
  'The gateway refused this refund. Nothing was given back, and nothing was closed.':
    'Der Zahlungsdienst hat diese Erstattung abgelehnt. Nichts wurde zurückgezahlt und nichts geschlossen.',
  'Please choose a day': 'Bitte wähle einen Tag',
  'Nobody has this address': 'Niemand hat diese Adresse',
  'Nobody of your school has this address': 'Niemand an deiner Schule hat diese Adresse',
  'Please enter a whole number': 'Bitte gib eine ganze Zahl ein',
  'Please enter 1 or more': 'Bitte gib 1 oder mehr ein',
  'This number is too high': 'Diese Zahl ist zu hoch',
  'Please choose a country': 'Bitte wähle ein Land',
  'Choose at least one subject': 'Wähle mindestens ein Fach',
  'This plan holds every subject': 'Dieser Tarif enthält alle Fächer',
  'Each subject is bought once': 'Jedes Fach wird einmal gekauft',
  'Please enter a date': 'Bitte gib ein Datum ein',
  'Please give either a percentage or an amount': 'Bitte gib entweder einen Prozentsatz oder einen Betrag an',
  'Please choose today or a later day': 'Bitte wähle heute oder einen späteren Tag',
  'Please enter a date and a time': 'Bitte gib Datum und Uhrzeit ein',
  'Please enter a code': 'Bitte gib einen Code ein',
  'This code is too long': 'Dieser Code ist zu lang',
  'A code has letters, digits and hyphens': 'Ein Code besteht aus Buchstaben, Ziffern und Bindestrichen',
  'Please enter a currency such as EUR': 'Bitte gib eine Währung wie EUR ein',
  'The end has to be after the beginning': 'Das Ende muss nach dem Anfang liegen',
};

export const texts: Readonly<Record<string, string>> = {
  ...REFUSALS,
  ...ABOUT_STORAGE,
  ...BESIDE_FIELDS,
  ...ON_CARDS,
  ...ON_EXAMS,
  ...ON_AUTHORING,
  ...ON_RECORDS,
  ...ON_PAYMENTS,
  ...OTHERS,
  'This is no language such as en or de-AT': 'Das ist keine Sprache wie en oder de-AT',
  'This language stands twice': 'Diese Sprache steht zweimal da',
  'These are no captions in WebVTT': 'Das sind keine Untertitel in WebVTT',
  'This file is not here': 'Diese Datei ist nicht da',
  'This file is of another kind than the lesson': 'Diese Datei ist von anderer Art als die Lektion',
  'Send the recording first': 'Sende zuerst die Aufnahme',
  'A video needs captions before it is published': 'Ein Film braucht Untertitel, bevor er veröffentlicht wird',
  'Another one has this address': 'Ein anderer hat diese Adresse',
};
