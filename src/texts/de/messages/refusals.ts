import type { ERRORS, ErrorCode } from '#domain/errors.ts';
import type { RetryMessage } from '#domain/retry-after.rule.ts';

type Refusal = (typeof ERRORS)[ErrorCode]['message'] | RetryMessage;

/** What the catalogue of errors says. */
export const REFUSALS = {
  'Your session has ended. Please sign in again.': 'Deine Sitzung ist zu Ende. Melde dich bitte noch einmal an.',
  'Payment required': 'Dafür brauchst du einen Tarif',
  'Please enter your PIN to go on.': 'Gib bitte deine PIN ein, um weiterzumachen.',
  'Please complete your profile first.': 'Vervollständige bitte zuerst dein Profil.',
  'Your account may not do this.': 'Dein Konto darf das nicht.',
  'This link has ended, or was used. Ask for a new one.':
    'Dieser Link gilt nicht mehr oder wurde schon benutzt. Bitte um einen neuen.',
  'You may give, take and change only what you may do yourself.':
    'Du kannst nur geben, nehmen und ändern, was du selbst darfst.',
  'Links can’t be sent until PUBLIC_URL is set.': 'Links können erst verschickt werden, wenn PUBLIC_URL gesetzt ist.',
  'After this, nobody could manage people. Give somebody else the right first.':
    'Danach könnte niemand mehr Personen verwalten. Gib dieses Recht zuerst jemand anderem.',
  'Somebody holds this role. Give them another one first.':
    'Jemand hat diese Rolle. Gib der Person zuerst eine andere.',
  'You see this as somebody else does. Nothing can be changed.':
    'Du siehst das gerade wie jemand anderes. Solange lässt sich nichts ändern.',
  'This is switched off.': 'Das ist zurzeit ausgeschaltet.',
  'This is not here any more, or never was.': 'Das gibt es hier nicht mehr, oder es war nie da.',
  'Please check what you entered.': 'Prüf bitte, was du eingegeben hast.',
  'E-mail or password is not right. Check both and try again.':
    'E-Mail oder Passwort stimmt nicht. Prüf beides und versuch es noch einmal.',
  'This code is not right, or has ended. Check it, or ask for a new one.':
    'Dieser Code stimmt nicht oder ist abgelaufen. Prüf ihn oder fordere einen neuen an.',
  'This took too long. Please ask for a new code.': 'Das hat zu lange gedauert. Fordere bitte einen neuen Code an.',
  'Too many tries. Please wait a few minutes and try again.':
    'Zu viele Versuche. Warte bitte ein paar Minuten und versuch es noch einmal.',
  'Too many attempts. Try again in 15 seconds.': 'Zu viele Versuche. Versuch es in 15 Sekunden noch einmal.',
  'Too many attempts. Try again in a minute.': 'Zu viele Versuche. Versuch es in einer Minute noch einmal.',
  'Too many attempts. Try again in 2 minutes.': 'Zu viele Versuche. Versuch es in 2 Minuten noch einmal.',
  'Too many attempts. Try again in 5 minutes.': 'Zu viele Versuche. Versuch es in 5 Minuten noch einmal.',
  'Too many attempts. Try again in 10 minutes.': 'Zu viele Versuche. Versuch es in 10 Minuten noch einmal.',
  'Too many attempts. Try again in 15 minutes.': 'Zu viele Versuche. Versuch es in 15 Minuten noch einmal.',
  'Too many attempts. Try again in half an hour.': 'Zu viele Versuche. Versuch es in einer halben Stunde noch einmal.',
  'Too many attempts. Try again in an hour.': 'Zu viele Versuche. Versuch es in einer Stunde noch einmal.',
  'Too many attempts. Try again in 6 hours.': 'Zu viele Versuche. Versuch es in 6 Stunden noch einmal.',
  'Too many attempts. Try again tomorrow.': 'Zu viele Versuche. Versuch es morgen noch einmal.',
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
  'Answers have come in since. Please look again.':
    'Inzwischen sind Antworten dazugekommen. Sieh dir die Wirkung noch einmal an.',
  'Somebody else changed this.': 'Das hat inzwischen jemand anders geändert.',
  'Something still belongs to this. Move or delete that first.':
    'Dazu gehört noch etwas. Verschiebe oder lösche das zuerst.',
  'You are in the middle of this. Hand it in first.': 'Du bist gerade mittendrin. Gib zuerst ab.',
  'This answer has been checked and cannot change any more.':
    'Diese Antwort ist geprüft und lässt sich nicht mehr ändern.',
  'There is no more room for files. Ask your school to make some.':
    'Für deine Dateien ist kein Platz mehr. Bitte deine Schule, welchen zu schaffen.',
  'Your space for files is full. Delete some.': 'Dein Speicherplatz für Dateien ist voll. Lösche welche.',
  'This file has been sent. Choose it again.': 'Diese Datei ist schon hochgeladen. Wähle sie noch einmal aus.',
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
  'These questions are part of an assignment of yours. You can practise them when the assignment is over.':
    'Diese Fragen gehören zu einer Aufgabe von dir. Du kannst sie üben, wenn die Aufgabe vorbei ist.',
  'This is part of an assignment of yours. The answers are shown when the assignment is over.':
    'Das gehört zu einer Aufgabe von dir. Die Lösungen werden gezeigt, wenn die Aufgabe vorbei ist.',
  'You have used all your tries at this.': 'Du hast hier alle Versuche verbraucht.',
  'This query is too large.': 'Diese Anfrage ist zu groß.',
  'Signing in did not work. Please try again.': 'Das Anmelden hat nicht geklappt. Versuch es bitte noch einmal.',
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
