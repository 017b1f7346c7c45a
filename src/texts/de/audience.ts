import type { texts as english } from '../en/audience.ts';
import { countedIn } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  students: {
    title: 'Wissen, was heute dran ist.',
    lead: 'Lectern zeigt, was als Nächstes kommt, bewahrt jede Antwort auf und sagt, warum sie richtig oder falsch war. Zehn Minuten im Bus zählen.',
    points: {
      first: 'Ein nächster Schritt',
      firstText:
        'Gib den Tag deiner Prüfung an und die Tage, die frei bleiben. Jeder Abend hat seinen Teil: was wieder dran ist, was neu ist und was letzte Woche schiefging.',
      second: 'Rechtzeitig auswendig',
      secondText:
        'Karteikarten kommen wieder, kurz bevor du sie vergisst. Notizen, Aufnahmen und kurze Filme sind für das da, was keine Karte sagen kann.',
      third: 'Nichts geht verloren',
      thirdText:
        'Ein Zug ohne Netz, ein leerer Akku, ein geschlossener Tab: Was du geantwortet hast, ist auf deinem Gerät und auf dem Server, und du machst da weiter, wo du warst.',
    },
  },
  parents: {
    title: 'Weniger Streit um Hausaufgaben. Mehr Klarheit, wo es steht.',
    lead: 'Lectern zeigt deinem Kind, was als Nächstes kommt, und erklärt jede Antwort. Du musst das Mol nicht kennen, um zu helfen.',
    points: {
      first: 'Ein Plan, der in die Woche passt',
      firstText:
        'Aus dem Tag der Prüfung und euren freien Tagen macht Lectern einen Plan aus kurzen Einheiten. Ein verpasster Tag verteilt sich auf die anderen; niemand schimpft.',
      second: 'Von Anfang an sicher',
      secondText:
        'Keine Werbung, keine fremden Tracker, kein öffentliches Profil, keine Nachrichten von Fremden. Was wir über ein Kind wissen, steht auf einer Seite und lässt sich löschen.',
      third: 'Ehrliche Preise',
      thirdText:
        'Das erste Thema jedes Fachs ist frei. Ein Tarif endet mit seinem Zeitraum, und was dein Kind gearbeitet hat, bleibt ihm.',
    },
  },
  schools: {
    title: 'Deine Klasse auf einen Blick.',
    lead: 'Aufgaben stellen, sehen, wer Hilfe braucht, und mit der Tastatur bewerten. Prüfungen laufen auf Wunsch auf dem Server der Schule, und keine Antwort geht verloren.',
    points: {
      first: 'Wer braucht mich zuerst?',
      firstText:
        'Fehlvorstellungen statt Durchschnitte: welche falsche Antwort gewählt wurde, von wem, und die Übung, die hilft, mit einem Druck gestellt.',
      second: 'Bereit für den Prüfungstag',
      secondText:
        'Jeder Anschlag bleibt auf dem Gerät und auf dem Server. Zusätzliche Zeit ist eine Einstellung. Ein Netzausfall ist eine Pause und keine Katastrophe.',
      third: 'Nichts hält dich fest',
      thirdText:
        'Fragen kommen aus Moodle, QTI, Anki und Tabellen herein und gehen auch wieder hinaus. Ein Programm, eine Datenbank; eine Sicherung, die sich zurückspielen lässt.',
    },
    tableCaption: 'So sieht eine Klasse am Sonntagabend aus: ein Beispiel',
    tableTopic: 'Thema',
    tableClass: 'Klasse',
    tableFirst: 'Sprich mit',
    rows: {
      first: 'Bewegung und Kräfte',
      firstFirst: 'zweien, die Masse und Gewicht vertauschen',
      second: 'Energie und Leistung',
      secondFirst: 'niemandem: das sitzt',
      third: 'Stromkreise',
      thirdFirst: 'vieren, die bei Frage 3 aufgehört haben',
    },
    tryTitle: 'Eine Frage, wie deine Klasse sie sieht',
    closing: 'Schreib uns, und fang mit einer Klasse an.',
    ask: 'Schreib uns',
    list: 'Schulen, die Lectern nutzen',
  },
  subjects: {
    title: 'Wähle ein Fach.',
    lead: 'Jedes Fach geht Thema für Thema voran. Das erste ist frei, ohne Tarif.',
    free: 'frei',
    topics: (count) => counted(count, { one: '# Thema', other: '# Themen' }),
    empty: 'Die ersten Fächer werden gerade geschrieben. Schau bald wieder vorbei.',
  },
};
