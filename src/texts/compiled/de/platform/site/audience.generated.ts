// Compiled from src/texts/de/platform/site/audience.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/site/audience.generated.ts';
import { need } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  students: {
    title: "Wissen, was heute dran ist.",
    lead: "Lectern zeigt, was du als Nächstes tun kannst, speichert jede Antwort und erklärt, was richtig oder falsch war.",
    points: {
      first: "Ein Plan für jeden Tag",
      firstText: "Gib Prüfungstermin und freie Tage an. Jeden Tag mischt dein Plan Wiederholungen, neue Themen und Fehler der letzten Woche.",
      second: "Lernkarten, die hängen bleiben",
      secondText: "Lernkarten erscheinen wieder, kurz bevor du sie vergisst. Lernhefte, Audio und Videos erklären den Rest.",
      third: "Keine Antwort geht verloren",
      thirdText: "Kein Netz, leerer Akku, geschlossener Tab: Deine Antworten sind auf deinem Gerät und auf dem Server gespeichert. Mach weiter, wo du aufgehört hast.",
    },
  },
  parents: {
    title: "Weniger Streit um Hausaufgaben. Mehr Überblick.",
    lead: "Lectern zeigt deinem Kind, was es als Nächstes tun kann, und erklärt jede Antwort. Du musst nicht wissen, was ein Mol ist, um zu helfen.",
    points: {
      first: "Ein Plan, der in die Woche passt",
      firstText: "Aus Prüfungsterminen und freien Tagen erstellt Lectern einen Plan aus kurzen Einheiten. Einen Tag verpasst? Der Plan passt sich an.",
      second: "Von Anfang an sicher",
      secondText: "Keine Werbung, keine fremden Tracker, kein öffentliches Profil, keine Nachrichten von Fremden. Alle Daten deines Kindes siehst und löschst du auf einer Seite.",
      third: "Ehrliche Preise",
      thirdText: "Das erste Thema jedes Fachs ist kostenlos. Du kannst jederzeit kündigen; die Arbeit deines Kindes bleibt erhalten.",
    },
  },
  schools: {
    title: "Deine Klasse auf einen Blick.",
    lead: "Weise Aufgaben zu, sieh, wer Hilfe braucht, und bewerte mit der Tastatur. Prüfungen laufen auf Wunsch auf dem Server der Schule.",
    points: {
      first: "Sehen, wer Hilfe braucht",
      firstText: "Fehlvorstellungen statt nur Durchschnitte: Sieh, wer welche falsche Antwort gewählt hat, und weise mit einem Klick eine Übung zu.",
      second: "Bereit für den Prüfungstag",
      secondText: "Jede Antwort ist auf dem Gerät und auf dem Server gespeichert. Zeitverlängerung ist eingebaut, und auch bei Netzausfall geht die Arbeit weiter.",
      third: "Keine Bindung",
      thirdText: "Importiere und exportiere Fragen aus Moodle, QTI, Anki und Tabellen. Ein Programm, eine Datenbank, einfache Sicherungen.",
    },
    tableCaption: "Beispiel: eine Klasse auf einen Blick",
    tableTopic: "Thema",
    tableClass: "Klasse",
    tableFirst: "Sprich mit",
    rows: {
      first: "Bewegung und Kräfte",
      firstFirst: "2 Schüler/innen, die Masse und Gewicht verwechseln",
      second: "Energie und Leistung",
      secondFirst: "niemandem: alles sicher",
      third: "Stromkreise",
      thirdFirst: "4 Schüler/innen, die bei Frage 3 aufgehört haben",
    },
    tryTitle: "Probier eine Frage aus",
    closing: "Schreib uns und fang mit einer Klasse an.",
    ask: "Kontakt aufnehmen",
    list: "Schulen mit Lectern ansehen",
  },
  subjects: {
    title: "Wähle ein Fach.",
    lead: "Das erste Thema jedes Fachs ist kostenlos.",
    free: "kostenlos",
    topics: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Thema` : `${numberText('de', need(count))} Themen`),
    empty: "Noch sind keine Fächer verfügbar.",
  },
};
