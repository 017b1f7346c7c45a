import { type StudySettings, studySettingsSchema } from '#domain/cards/scheduling/study-settings.schema.ts';
import type { SubtopicMastery } from '#domain/study/mastery/subtopic-mastery.rule.ts';
import type { PlanDay, PlanEntry, StudyPlan } from '#domain/study/study-plan.rule.ts';
import type { DueDeck, StartedMaterial } from '../../study/study-facts.queries.ts';
import { readStudySettings, saveExamDate, saveStudySettings } from '../../study/study-settings.commands.ts';
import {
  readMastery,
  readRecommendedPractice,
  readStudyToday,
  type StudyToday,
  type TopicProgress,
} from '../../study/study-today.ts';
import { readSubtopics } from '../../study/subtopics.queries.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import type { CardTypes } from '../cards/card.graph.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { addSessionOffer } from './study-session.graph.ts';

/** Types that other parts of the schema use. */
export type StudyTypes = ReturnType<typeof addStudy>;

/** A student's study: today, exam dates, and mastery of each topic. */
export function addStudy(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes, { deckRef }: CardTypes) {
  const settings = builder.objectRef<StudySettings>('StudySettings').implement({
    fields: (t) => ({
      desiredRetention: t.exposeFloat('desiredRetention'),
      newCardsPerDay: t.exposeInt('newCardsPerDay'),
      minutesPerDay: t.exposeInt('minutesPerDay'),
      daysOff: t.intList({ description: 'Days of the week, 0 for Sunday.', resolve: ({ daysOff }) => [...daysOff] }),
      examBoard: t.field({ type: 'ExamBoard', nullable: true, resolve: ({ examBoard }) => examBoard ?? null }),
      targetGrade: t.field({ type: 'TargetGrade', nullable: true, resolve: ({ targetGrade }) => targetGrade ?? null }),
      showsStreak: t.exposeBoolean('showsStreak'),
    }),
  });
  const exam = builder.objectRef<StudyToday['exams'][number]>('ExamDate').implement({
    fields: (t) => ({
      subject: t.expose('subject', { type: subjectRef }),
      examOn: t.expose('examOn', { type: 'CalendarDay' }),
    }),
  });
  const entry = builder.objectRef<PlanEntry>('PlanEntry').implement({
    fields: (t) => ({
      subject: t.exposeID('subject'),
      kind: t.expose('kind', { type: 'WorkKind' }),
      count: t.exposeInt('count'),
    }),
  });
  const day = builder.objectRef<PlanDay>('PlanDay').implement({
    fields: (t) => ({
      day: t.expose('day', { type: 'CalendarDay' }),
      isOff: t.exposeBoolean('isOff'),
      seconds: t.exposeInt('seconds'),
      entries: t.expose('entries', { type: [entry] }),
    }),
  });
  const plan = builder.objectRef<StudyPlan>('StudyPlan').implement({
    fields: (t) => ({
      days: t.expose('days', { type: [day] }),
      feasibility: t.expose('feasibility', { type: 'PlanFeasibility' }),
      minutesNeeded: t.exposeInt('minutesNeeded', { description: 'Of the busiest day.' }),
    }),
  });
  const dueDeck = builder.objectRef<DueDeck>('DueDeck').implement({
    fields: (t) => ({ deck: t.expose('deck', { type: deckRef }), dueCount: t.exposeInt('dueCount') }),
  });
  const startedMaterial = builder.objectRef<StartedMaterial>('StartedMaterial').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: 'MaterialKind' }),
      title: t.exposeString('title'),
      share: t.exposeFloat('share'),
      subject: t.expose('subject', { type: subjectRef }),
      topic: t.expose('topic', { type: topicRef }),
    }),
  });
  const topicProgress = builder.objectRef<TopicProgress>('TopicProgress').implement({
    description: 'Current mastery of a topic, its uncertainty, its reasons, and the practice that helps most.',
    fields: (t) => ({
      topic: t.expose('topic', { type: topicRef }),
      subject: t.expose('subject', { type: subjectRef }),
      level: t.expose('level', { type: 'MasteryLevel' }),
      estimate: t.exposeFloat('estimate', { description: 'Share that would be correct now.' }),
      low: t.exposeFloat('low'),
      high: t.exposeFloat('high'),
      reason: t.expose('reason', { type: 'MasteryReason' }),
      answered: t.exposeInt('answered'),
      restedDays: t.exposeInt('restedDays', { nullable: true }),
      practice: t.expose('practice', { type: 'PracticeKind', nullable: true }),
      quiz: t.exposeID('quiz', { nullable: true }),
      dueCards: t.exposeInt('dueCards'),
      weakQuestions: t.exposeInt('weakQuestions'),
    }),
  });
  const subtopic = builder.objectRef<SubtopicMastery>('SubtopicProgress').implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      questionCount: t.exposeInt('questionCount'),
      level: t.expose('level', { type: 'MasteryLevel' }),
      estimate: t.exposeFloat('estimate', { description: 'Share that would be correct now.' }),
      low: t.exposeFloat('low'),
      high: t.exposeFloat('high'),
    }),
  });
  const { offer, streak } = addSessionOffer(builder);
  const today = builder.objectRef<StudyToday>('StudyToday').implement({
    fields: (t) => ({
      today: t.expose('today', { type: 'CalendarDay' }),
      settings: t.expose('settings', { type: settings }),
      exams: t.expose('exams', { type: [exam] }),
      plan: t.expose('plan', { type: plan }),
      dueDecks: t.expose('dueDecks', { type: [dueDeck] }),
      started: t.expose('started', { type: [startedMaterial] }),
      studiedDays: t.expose('studiedDays', { type: ['CalendarDay'] }),
      mastery: t.expose('mastery', { type: [topicProgress] }),
      session: t.expose('session', { type: offer }),
      streak: t.expose('streak', { type: streak, nullable: true, description: 'Null if it is switched off.' }),
    }),
  });
  queries(builder, (t) => ({
    studyToday: t.member.field({
      type: today,
      description: 'Read in one statement. The time zone defines the user’s days; instants are the server’s.',
      args: { zone: t.arg.string({ required: true }) },
      resolve: (_root, { zone }, context) => readStudyToday(context.pool, context.viewer, knownZone(zone), Date.now()),
    }),
    mastery: t.member.field({
      type: [topicProgress],
      description: 'The topics of a subject, by its slug.',
      args: { subject: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => readMastery(context.pool, context.viewer, args.subject, Date.now()),
    }),
    subtopics: t.member.field({
      type: [subtopic],
      description: 'The viewer’s mastery of a topic’s subtopics, the weakest first.',
      args: { topic: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => readSubtopics(context.pool, context.viewer, args.topic, Date.now()),
    }),
    recommendedPractice: t.member.field({
      type: topicProgress,
      nullable: true,
      description:
        'The viewer’s weakest topic that can be practised, of their own subjects first; null if there is none.',
      resolve: (_root, _args, context) => readRecommendedPractice(context.pool, context.viewer, Date.now()),
    }),
  }));

  const settingsInput = builder.inputType('StudySettingsInput', {
    fields: (t) => ({
      desiredRetention: t.float({ required: true }),
      newCardsPerDay: t.int({ required: true }),
      minutesPerDay: t.int({ required: true }),
      daysOff: t.intList({ required: true }),
      examBoard: t.field({ type: 'ExamBoard', description: 'Left out: unchanged.' }),
      targetGrade: t.field({ type: 'TargetGrade', description: 'Left out: unchanged.' }),
      showsStreak: t.boolean({ description: 'Null leaves it as it is.' }),
    }),
  });
  mutations(builder, (t) => ({
    saveStudySettings: t.member.field({
      type: settings,
      args: { settings: t.arg({ type: settingsInput, required: true }) },
      resolve: async (_root, args, context) => {
        const { viewer } = context;
        const read = readInput(studySettingsSchema, {
          ...args.settings,
          showsStreak: args.settings.showsStreak ?? null,
        });
        await saveStudySettings(context.pool, viewer, read);
        return readStudySettings(context.pool, viewer);
      },
    }),
    saveExamDate: t.member.boolean({
      description: 'Sets the viewer’s exam date in a subject; null deletes it.',
      args: { subject: t.arg.id({ required: true }), examOn: t.arg({ type: 'CalendarDay' }) },
      resolve: async (_root, { subject, examOn }, context) => {
        const { viewer } = context;
        await saveExamDate(context.pool, viewer, { subject, examOn: examOn ?? null });
        return true;
      },
    }),
  }));
  return { settingsRef: settings, topicProgressRef: topicProgress };
}
