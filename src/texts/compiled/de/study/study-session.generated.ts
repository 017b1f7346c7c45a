// Compiled from src/texts/de/study/study-session.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/study-session.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts: typeof english = {
  title: "Lerneinheit für heute",
  step: ({ all, at }) => `Schritt ${numberText('de', need(at))} von ${numberText('de', need(all))}`,
  progress: "Fortschritt in dieser Lerneinheit",
  pause: "Pause",
  notToday: "Heute nicht",
  next: "Weiter",
  skip: "Überspringen",
  kinds: {
    cards: "Lernkarten",
    question: "Frage",
    material: "Neuer Abschnitt",
    written: "Freitext",
  },
  reasons: {
    due: "Damit du diese Karten nicht vergisst.",
    newCards: "Neue Karten zum Lernen.",
    weak: "Einige deiner letzten Antworten zu diesem Thema waren falsch.",
    fading: "Dieses Thema hast du länger nicht geübt.",
    withinReach: "Anspruchsvoll, aber gut zu schaffen.",
    unproven: "Wir wissen noch nicht, wie gut du dieses Thema kannst.",
    newMaterial: "Das kommt in deinem Lernheft als Nächstes.",
    written: "Diese Antwort bewertest du selbst.",
  },
  paused: {
    title: "Pausiert",
    text: "Alles ist gespeichert. Mach weiter, wann du magst, auf jedem deiner Geräte.",
    resume: "Lerneinheit fortsetzen",
    home: "Zur Startseite",
  },
  cards: {
    left: ({ count }) => (need(count) === 0 ? "Keine Karten übrig" : (isForm('de', count, 'one') ? `Noch ${numberText('de', need(count))} Karte` : `Noch ${numberText('de', need(count))} Karten`)),
    none: "Diese Karten sind schon wiederholt oder nicht mehr verfügbar.",
  },
  section: {
    of: ({ note }) => `Aus ${userText(note)}`,
    gone: "Dieser Abschnitt ist nicht mehr verfügbar. Von deiner Arbeit geht nichts verloren.",
    read: "Gelesen",
  },
  question: {
    failed: "Die Fragen konnten nicht geladen werden. Prüfe deine Verbindung und versuch es erneut.",
    retry: "Erneut versuchen",
    gone: "Diese Frage ist nicht mehr verfügbar. Von deiner Arbeit geht nichts verloren.",
    offline: "Du bist offline. Deine Antwort ist auf diesem Gerät gespeichert und wird geprüft, sobald du wieder online bist.",
    closed: "Diese Lerneinheit wurde auf einem anderen Gerät beendet. Deine gespeicherten Antworten zählen.",
  },
  readOnly: {
    tab: "Diese Lerneinheit ist in einem anderen Tab geöffnet.",
    device: "Diese Lerneinheit ist auf einem anderen Gerät geöffnet.",
    here: "Hier fortsetzen",
  },
  finishing: "Deine Ergebnisse werden gespeichert …",
  waiting: {
    title: "Alle Schritte erledigt",
    text: "Du bist offline. Alles ist auf diesem Gerät gespeichert. Was sich verändert hat, siehst du, sobald du wieder online bist.",
    retry: "Erneut versuchen",
  },
  nothing: {
    title: "Noch nichts zu lernen",
    text: "Sobald du Karten, Fragen oder Lernhefte hast, beginnt deine Lerneinheit hier.",
    action: "Zur Startseite",
  },
  postponed: {
    title: "Bis morgen",
    text: "Deine bisherigen Antworten zählen. Die nächste Lerneinheit ist für morgen geplant.",
    action: "Zur Startseite",
  },
  summary: {
    title: "Lerneinheit geschafft",
    answered: ({ answered, correct }) => (need(answered) === 0 ? "Keine Fragen beantwortet" : (isForm('de', answered, 'one') ? `${numberText('de', need(answered))} Frage beantwortet, ${numberText('de', need(correct))} richtig` : `${numberText('de', need(answered))} Fragen beantwortet, ${numberText('de', need(correct))} richtig`)),
    cards: ({ count }) => (need(count) === 0 ? "Keine Karten wiederholt" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Karte wiederholt` : `${numberText('de', need(count))} Karten wiederholt`)),
    changes: "Das hat sich verändert",
    change: ({ from, to, topic }) => `${userText(topic)}: ${userText(from)} → ${userText(to)}`,
    same: ({ after, before, level, topic }) => `${userText(topic)}: ${userText(level)}, erwartete Trefferquote ${shareText('de', need(before))} → ${shareText('de', need(after))}`,
    noChange: "Deine Stufen haben sich noch nicht verändert. Mit ein paar weiteren Antworten kann sich das ändern.",
    tomorrow: "Morgen",
    tomorrowOff: "Morgen ist ein freier Tag.",
    tomorrowNothing: "Für morgen ist noch nichts geplant.",
    tomorrowPlan: ({ cards, minutes, questions }) => `Etwa ${numberText('de', need(minutes))} Min.: ${(need(cards) === 0 ? "" : (isForm('de', cards, 'one') ? `${numberText('de', need(cards))} Karte, ` : `${numberText('de', need(cards))} Karten, `))}${(isForm('de', questions, 'one') ? `${numberText('de', need(questions))} Frage` : `${numberText('de', need(questions))} Fragen`)}`,
    answers: "Deine Antworten ansehen",
    another: "Weitere Lerneinheit starten",
    home: "Zur Startseite",
  },
  week: {
    title: "Deine letzten sieben Tage",
    sessions: ({ count }) => (need(count) === 0 ? "Keine Lerneinheit geschafft" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Lerneinheit geschafft` : `${numberText('de', need(count))} Lerneinheiten geschafft`)),
    cards: ({ count }) => (need(count) === 0 ? "Keine Karten wiederholt" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Karte wiederholt` : `${numberText('de', need(count))} Karten wiederholt`)),
    answered: ({ count, share }) => (need(count) === 0 ? "Keine Fragen beantwortet" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Frage beantwortet, ${shareText('de', need(share))} richtig` : `${numberText('de', need(count))} Fragen beantwortet, ${shareText('de', need(share))} richtig`)),
    minutes: ({ minutes }) => `${numberText('de', need(minutes))} Min. gelernt`,
    changes: "Das hat sich verändert",
    change: ({ from, to, topic }) => `${userText(topic)}: ${userText(from)} → ${userText(to)}`,
    noChange: "Deine Stufen haben sich in den letzten sieben Tagen nicht verändert.",
  },
};
