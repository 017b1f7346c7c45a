import { type StudySettings, studySettingsSchema } from '#domain/cards/scheduling/study-settings.schema.ts';
import type { PlanDay, PlanEntry, StudyPlan } from '#domain/study/study-plan.rule.ts';
import type { DueDeck, StartedMaterial } from '../../study/study-facts.queries.ts';
import { saveExamDate, saveStudySettings } from '../../study/study-settings.commands.ts';
import { readMastery, readStudyToday, type StudyToday, type TopicProgress } from '../../study/study-today.ts';
import { knownZone } from '../../study/zone.ts';
import type { GraphBuilder } from '../builder.ts';
import type { CardTypes } from '../cards/card.graph.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

/** A student's study: today, exam dates, and mastery of each topic. */
export function addStudy(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes, { deckRef }: CardTypes): void {
  const settings = builder.objectRef<StudySettings>('StudySettings').implement({
    fields: (t) => ({
      desiredRetention: t.exposeFloat('desiredRetention'),
      newCardsPerDay: t.exposeInt('newCardsPerDay'),
      minutesPerDay: t.exposeInt('minutesPerDay'),
      daysOff: t.intList({ description: 'Days of the week, 0 for Sunday.', resolve: ({ daysOff }) => [...daysOff] }),
    }),
  });
  const exam = builder.objectRef<StudyToday['exams'][number]>('ExamDate').implement({
    fields: (t) => ({
      subject: t.expose('subject', { type: subjectRef }),
      examOn: t.exposeString('examOn', { description: 'A day: 2027-05-31.' }),
    }),
  });
  const entry = builder.objectRef<PlanEntry>('PlanEntry').implement({
    fields: (t) => ({
      subject: t.exposeID('subject'),
      kind: t.exposeString('kind', { description: 'dueCards, newCards, weakQuestions or openQuestions.' }),
      count: t.exposeInt('count'),
    }),
  });
  const day = builder.objectRef<PlanDay>('PlanDay').implement({
    fields: (t) => ({
      day: t.exposeString('day'),
      isOff: t.exposeBoolean('isOff'),
      seconds: t.exposeInt('seconds'),
      entries: t.expose('entries', { type: [entry] }),
    }),
  });
  const plan = builder.objectRef<StudyPlan>('StudyPlan').implement({
    fields: (t) => ({
      days: t.expose('days', { type: [day] }),
      verdict: t.exposeString('verdict', { description: 'fits, overfull or onDaysOff.' }),
      minutesNeeded: t.exposeInt('minutesNeeded', { description: 'Of the busiest day.' }),
    }),
  });
  const dueDeck = builder.objectRef<DueDeck>('DueDeck').implement({
    fields: (t) => ({ deck: t.expose('deck', { type: deckRef }), dueCount: t.exposeInt('dueCount') }),
  });
  const startedMaterial = builder.objectRef<StartedMaterial>('StartedMaterial').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind'),
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
      level: t.exposeString('level', { description: 'unknown, beginning, developing, secure or mastered.' }),
      estimate: t.exposeFloat('estimate', { description: 'Share that would be correct now.' }),
      low: t.exposeFloat('low'),
      high: t.exposeFloat('high'),
      reason: t.exposeString('reason'),
      answered: t.exposeInt('answered'),
      restedDays: t.exposeInt('restedDays', { nullable: true }),
      drill: t.exposeString('drill', { nullable: true }),
      quiz: t.exposeID('quiz', { nullable: true }),
      dueCards: t.exposeInt('dueCards'),
      weakQuestions: t.exposeInt('weakQuestions'),
    }),
  });
  const today = builder.objectRef<StudyToday>('StudyToday').implement({
    fields: (t) => ({
      today: t.exposeString('today'),
      settings: t.expose('settings', { type: settings }),
      exams: t.expose('exams', { type: [exam] }),
      plan: t.expose('plan', { type: plan }),
      dueDecks: t.expose('dueDecks', { type: [dueDeck] }),
      started: t.expose('started', { type: [startedMaterial] }),
      studiedDays: t.stringList({ resolve: ({ studiedDays }) => [...studiedDays] }),
      mastery: t.expose('mastery', { type: [topicProgress] }),
    }),
  });

  builder.queryFields((t) => ({
    studyToday: t.field({
      type: today,
      description: 'Read in one statement. The time zone defines the user’s days; instants are the server’s.',
      extensions: { rule: 'member' },
      args: { zone: t.arg.string({ required: true }) },
      resolve: async (_root, { zone }, context) =>
        readStudyToday(context.pool, await requireViewer(context, 'member'), knownZone(zone), Date.now()),
    }),
    mastery: t.field({
      type: [topicProgress],
      description: 'The topics of a subject, by its slug.',
      extensions: { rule: 'member' },
      args: { subject: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) =>
        readMastery(context.pool, await requireViewer(context, 'member'), args.subject, Date.now()),
    }),
  }));

  const settingsInput = builder.inputType('StudySettingsInput', {
    fields: (t) => ({
      desiredRetention: t.float({ required: true }),
      newCardsPerDay: t.int({ required: true }),
      minutesPerDay: t.int({ required: true }),
      daysOff: t.intList({ required: true }),
    }),
  });
  builder.mutationFields((t) => ({
    saveStudySettings: t.field({
      type: settings,
      extensions: { rule: 'member' },
      args: { settings: t.arg({ type: settingsInput, required: true }) },
      resolve: async (_root, args, context) => {
        const viewer = await requireViewer(context, 'member');
        const read = readInput(studySettingsSchema, args.settings);
        await saveStudySettings(context.pool, viewer, read);
        return read;
      },
    }),
    saveExamDate: t.boolean({
      description: 'Sets the viewer’s exam date in a subject; null deletes it.',
      extensions: { rule: 'member' },
      args: { subject: t.arg.id({ required: true }), examOn: t.arg.string() },
      resolve: async (_root, { subject, examOn }, context) => {
        const viewer = await requireViewer(context, 'member');
        await saveExamDate(context.pool, viewer, { subject, examOn: examOn ?? null });
        return true;
      },
    }),
  }));
}
