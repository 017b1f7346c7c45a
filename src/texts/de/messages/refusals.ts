import type { ERRORS, ErrorCode } from '#domain/platform/errors.ts';
import type { RetryMessage } from '#domain/platform/retry-after.rule.ts';

type Refusal = (typeof ERRORS)[ErrorCode]['message'] | RetryMessage;

/** What the catalogue of errors says. */
export const REFUSALS = {
  'Your session has ended. Please sign in again.': 'Deine Sitzung ist beendet. Melde dich bitte wieder an.',
  'Payment required': 'Dafür brauchst du einen Tarif',
  'Enter your PIN to continue.': 'Gib deine PIN ein, um fortzufahren.',
  'Complete your profile first.': 'Vervollständige zuerst dein Profil.',
  'You don’t have permission to do this.': 'Dafür fehlt dir die Berechtigung.',
  'This link has expired or has already been used. Ask for a new one.':
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte um einen neuen.',
  'You can only grant, remove or change permissions you have yourself.':
    'Du kannst nur Berechtigungen vergeben, entziehen oder ändern, die du selbst hast.',
  'Links can’t be sent until PUBLIC_URL is set.': 'Links können erst verschickt werden, wenn PUBLIC_URL gesetzt ist.',
  'At least one user must be able to manage users. Give someone else this permission first.':
    'Mindestens eine Person muss Benutzer verwalten können. Gib diese Berechtigung zuerst jemand anderem.',
  'This role is still assigned to users. Give them another role first.':
    'Diese Rolle ist noch vergeben. Weise den Benutzern zuerst eine andere zu.',
  'You’re viewing Lectern as another user. You can’t change anything.':
    'Du siehst Lectern als eine andere Person. Du kannst nichts ändern.',
  'This feature is turned off.': 'Diese Funktion ist ausgeschaltet.',
  'We couldn’t find this. It may have been deleted.': 'Das haben wir nicht gefunden. Vielleicht wurde es gelöscht.',
  'Check what you entered and try again.': 'Prüfe deine Eingaben und versuche es noch einmal.',
  'Your email or password is incorrect. Check both and try again.':
    'E-Mail oder Passwort ist falsch. Prüfe beides und versuche es noch einmal.',
  'This code is incorrect or has expired. Check it, or request a new one.':
    'Dieser Code ist falsch oder abgelaufen. Prüfe ihn oder fordere einen neuen an.',
  'This code has expired. Request a new one.': 'Dieser Code ist abgelaufen. Fordere einen neuen an.',
  'Too many attempts. Wait a few minutes and try again.':
    'Zu viele Versuche. Warte ein paar Minuten und versuche es noch einmal.',
  'Too many attempts. Try again in 15 seconds.': 'Zu viele Versuche. Versuche es in 15 Sekunden noch einmal.',
  'Too many attempts. Try again in 1 minute.': 'Zu viele Versuche. Versuche es in 1 Minute noch einmal.',
  'Too many attempts. Try again in 2 minutes.': 'Zu viele Versuche. Versuche es in 2 Minuten noch einmal.',
  'Too many attempts. Try again in 5 minutes.': 'Zu viele Versuche. Versuche es in 5 Minuten noch einmal.',
  'Too many attempts. Try again in 10 minutes.': 'Zu viele Versuche. Versuche es in 10 Minuten noch einmal.',
  'Too many attempts. Try again in 15 minutes.': 'Zu viele Versuche. Versuche es in 15 Minuten noch einmal.',
  'Too many attempts. Try again in 30 minutes.': 'Zu viele Versuche. Versuche es in 30 Minuten noch einmal.',
  'Too many attempts. Try again in 1 hour.': 'Zu viele Versuche. Versuche es in 1 Stunde noch einmal.',
  'Too many attempts. Try again in 6 hours.': 'Zu viele Versuche. Versuche es in 6 Stunden noch einmal.',
  'Too many attempts. Try again tomorrow.': 'Zu viele Versuche. Versuche es morgen noch einmal.',
  'This attempt has been submitted and can’t be changed.':
    'Dieser Versuch ist abgegeben und kann nicht mehr geändert werden.',
  'This answer arrived after time was up.': 'Diese Antwort kam nach Ablauf der Zeit an.',
  'This attempt is paused. Resume it first.': 'Dieser Versuch ist pausiert. Setze ihn zuerst fort.',
  'This attempt is open on another device. Take over to continue here.':
    'Dieser Versuch ist auf einem anderen Gerät geöffnet. Übernimm ihn, um hier fortzufahren.',
  'Another answer already has this sequence number.': 'Eine andere Antwort hat bereits diese laufende Nummer.',
  'This answer’s sequence number is too high.': 'Die laufende Nummer dieser Antwort ist zu hoch.',
  'This attempt can’t be paused now.': 'Dieser Versuch kann jetzt nicht pausiert werden.',
  'New answers have been submitted. Preview the regrade again.':
    'Es wurden neue Antworten abgegeben. Sieh dir die Vorschau der Neubewertung noch einmal an.',
  'Someone else has changed this. Reload to see the latest version.':
    'Jemand anderes hat das geändert. Lade neu, um die aktuelle Version zu sehen.',
  'This still contains other items. Move or delete them first.':
    'Darin ist noch etwas enthalten. Verschiebe oder lösche das zuerst.',
  'You have an attempt in progress. Submit it first.': 'Du hast einen laufenden Versuch. Gib ihn zuerst ab.',
  'This answer has been checked and can’t be changed.':
    'Diese Antwort wurde geprüft und kann nicht mehr geändert werden.',
  'There’s no storage left. Ask your school to free up space.':
    'Der Speicherplatz ist voll. Bitte deine Schule, Platz zu schaffen.',
  'Your file storage is full. Delete files you don’t need.':
    'Dein Dateispeicher ist voll. Lösche Dateien, die du nicht brauchst.',
  'This file has already been uploaded. Choose it again.':
    'Diese Datei ist schon hochgeladen. Wähle sie noch einmal aus.',
  'This file has too many pages or pixels. Split it, or save it with a lower resolution.':
    'Diese Datei hat zu viele Seiten oder Pixel. Teile sie auf oder speichere sie mit geringerer Auflösung.',
  'This file is damaged or has the wrong file extension. Save it again and retry.':
    'Diese Datei ist beschädigt oder hat die falsche Dateiendung. Speichere sie neu und versuche es noch einmal.',
  'This code doesn’t belong to a class, or it has expired. Check it, or ask your teacher for a new one.':
    'Dieser Code gehört zu keiner Klasse oder ist abgelaufen. Prüfe ihn oder bitte deine Lehrkraft um einen neuen.',
  'This class belongs to a different school.': 'Diese Klasse gehört zu einer anderen Schule.',
  'This class is full. Tell your teacher.': 'Diese Klasse ist voll. Sag deiner Lehrkraft Bescheid.',
  'A class needs at least one teacher. Invite another teacher, or archive the class.':
    'Eine Klasse braucht mindestens eine Lehrkraft. Lade eine weitere ein oder archiviere die Klasse.',
  'This assignment isn’t open yet.': 'Diese Aufgabe ist noch nicht verfügbar.',
  'This assignment is closed and no longer accepts work.':
    'Diese Aufgabe ist geschlossen und nimmt keine Abgaben mehr an.',
  'Students have started this assignment. You can only change its dates and settings.':
    'Schüler/innen haben diese Aufgabe begonnen. Du kannst nur noch Termine und Einstellungen ändern.',
  'These questions are part of your assignment. You can practise them after it closes.':
    'Diese Fragen gehören zu deiner Aufgabe. Du kannst sie üben, sobald sie geschlossen ist.',
  'This is part of your assignment. Answers are shown after it closes.':
    'Das gehört zu deiner Aufgabe. Die Lösungen siehst du, sobald sie geschlossen ist.',
  'You’ve used all your attempts.': 'Du hast alle Versuche verbraucht.',
  'This query is too large.': 'Diese Anfrage ist zu groß.',
  'We couldn’t sign you in. Try again.': 'Die Anmeldung hat nicht geklappt. Versuche es noch einmal.',
  'Network error': 'Netzwerkfehler',
  'This coupon code is no longer valid.': 'Dieser Gutscheincode ist nicht mehr gültig.',
  'The price has changed. Check it before you pay.': 'Der Preis hat sich geändert. Prüfe ihn, bevor du bezahlst.',
  'You already have access to this.': 'Darauf hast du schon Zugriff.',
  'A payment for this is already pending. See “My payments”.':
    'Eine Zahlung dafür steht schon aus. Sieh unter „Meine Zahlungen“ nach.',
  'Payments aren’t available right now. You haven’t been charged.':
    'Zahlungen sind gerade nicht möglich. Es wurde nichts abgebucht.',
  'This is more than the amount left to refund.': 'Das ist mehr, als noch erstattet werden kann.',
  'All seats are assigned.': 'Alle Lizenzen sind vergeben.',
  'Something went wrong on our side. Try again.': 'Bei uns ist etwas schiefgegangen. Versuche es noch einmal.',
} as const satisfies Readonly<Record<Refusal, string>>;
