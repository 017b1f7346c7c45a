import { type ComponentType, lazy } from 'react';

/** The modules of scenes. Each is downloaded when one of its scenes is first shown. */
const cards = () => import('./scenes/cards.tsx');
const office = () => import('./scenes/office.tsx');
const questions = () => import('./scenes/questions.tsx');
const states = () => import('./scenes/states.tsx');
const study = () => import('./scenes/study.tsx');
const users = () => import('./scenes/users.tsx');
const work = () => import('./scenes/work.tsx');

const Blank = () => <></>;

/** A scene of a module. Without the network, its space stays empty: the text next to it says the same. */
const scene = <Module,>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) =>
  lazy(() =>
    load().then(
      (module) => ({ default: pick(module) }),
      (cause: unknown) => {
        console.warn('An illustration could not be downloaded.', cause);
        return { default: Blank };
      },
    ),
  );

const SCENES = {
  analysis: scene(work, (all) => all.Analysis),
  articles: scene(office, (all) => all.Articles),
  assignments: scene(work, (all) => all.Assignments),
  audio: scene(study, (all) => all.Audio),
  basket: scene(office, (all) => all.Basket),
  bin: scene(questions, (all) => all.RecycleBin),
  cardsDone: scene(cards, (all) => all.CardsDone),
  classes: scene(users, (all) => all.Classes),
  connections: scene(office, (all) => all.Connections),
  conversation: scene(office, (all) => all.Conversation),
  coupons: scene(office, (all) => all.Coupons),
  decks: scene(cards, (all) => all.Decks),
  denied: scene(states, (all) => all.Denied),
  diagnostic: scene(study, (all) => all.Diagnostic),
  exams: scene(work, (all) => all.Exams),
  failure: scene(states, (all) => all.Failure),
  focus: scene(study, (all) => all.Focus),
  highlights: scene(cards, (all) => all.Highlights),
  history: scene(office, (all) => all.History),
  imports: scene(office, (all) => all.Imports),
  inbox: scene(work, (all) => all.Inbox),
  letter: scene(states, (all) => all.Letter),
  live: scene(users, (all) => all.Live),
  locked: scene(study, (all) => all.Locked),
  marked: scene(work, (all) => all.Marked),
  noResults: scene(questions, (all) => all.NoResults),
  notFound: scene(states, (all) => all.NotFound),
  notes: scene(cards, (all) => all.Notes),
  notifications: scene(users, (all) => all.Notifications),
  offline: scene(states, (all) => all.Offline),
  otherSide: scene(cards, (all) => all.OtherSide),
  papers: scene(questions, (all) => all.Papers),
  payments: scene(office, (all) => all.Payments),
  plan: scene(work, (all) => all.Plan),
  questions: scene(questions, (all) => all.Questions),
  quizzes: scene(questions, (all) => all.Quizzes),
  quotes: scene(office, (all) => all.Quotes),
  rest: scene(states, (all) => all.Rest),
  roles: scene(users, (all) => all.Roles),
  schools: scene(users, (all) => all.Schools),
  session: scene(study, (all) => all.Session),
  sharedQuestions: scene(questions, (all) => all.SharedQuestions),
  status: scene(office, (all) => all.Status),
  subjects: scene(study, (all) => all.Subjects),
  success: scene(states, (all) => all.Success),
  topics: scene(study, (all) => all.Topics),
  users: scene(users, (all) => all.Users),
  video: scene(study, (all) => all.Video),
  welcome: scene(states, (all) => all.Welcome),
} as const;

export type IllustrationName = keyof typeof SCENES;

export const ILLUSTRATION_NAMES = Object.keys(SCENES) as readonly IllustrationName[];

/** A scene by name. It suspends until its module has been downloaded. */
export default function DrawnScene({ name }: { readonly name: IllustrationName }) {
  const Scene = SCENES[name];
  return <Scene />;
}
