import { contactSchema } from '#domain/site/contact.schema.ts';
import { readAppSettings } from '../../platform/settings/app-setting.commands.ts';
import { saveContactMessage } from '../../site/contact.commands.ts';
import { contactMail } from '../../site/contact.mail.ts';
import {
  readSampleQuestions,
  readSampleResult,
  type SampleQuestion,
  type SampleResult,
} from '../../site/sample-question.queries.ts';
import {
  type BlogCategory,
  type FaqEntry,
  findPosts,
  type PlanOffer,
  type Policy,
  type Post,
  type PostSummary,
  type Price,
  readCategories,
  readFaq,
  readPlanOffers,
  readPolicy,
  readPost,
  readPosts,
  readSchoolNames,
  readSubjectOffers,
  readSyllabus,
  readTestimonials,
  type SchoolName,
  type SubjectOffer,
  type SyllabusSubject,
  type SyllabusTopic,
  type Testimonial,
} from '../../site/site.queries.ts';
import type { AttemptTypes } from '../attempts/attempt.graph.ts';
import type { GraphBuilder } from '../builder.ts';
import type { ContentTypes } from '../content/content.graph.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';

const POSTS_MAX = 100;

/** Public content: prices, posts, FAQ, policies, and a sample question. */
export function addSite(
  builder: GraphBuilder,
  { subjectRef, imageType }: Pick<ContentTypes, 'subjectRef'> & Pick<AttemptTypes, 'imageType'>,
): void {
  const price = builder.objectRef<Price>('Price').implement({
    fields: (t) =>
      exposed(t, {
        period: 'Period',
        amount: ['Int', 'In the smallest unit of the currency.'],
        currency: ['String', 'ISO 4217.'],
      }),
  });
  const planOffer = builder.objectRef<PlanOffer>('PlanOffer').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      opens: t.expose('opens', { type: ['ContentType'] }),
      prices: t.expose('prices', { type: [price] }),
    }),
  });
  const subjectOffer = builder.objectRef<SubjectOffer>('SubjectOffer').implement({
    fields: (t) => ({
      subject: t.expose('subject', { type: subjectRef }),
      prices: t.expose('prices', { type: [price] }),
    }),
  });
  const category = builder.objectRef<BlogCategory>('BlogCategory').implement({
    fields: (t) => exposed(t, { slug: 'String', title: 'String' }),
  });
  const summaryFields = {
    slug: 'String',
    title: 'String',
    summary: 'String',
    author: 'String',
    publishedAt: 'Instant',
    imageAlt: 'String',
    category,
  } as const;
  const postSummary = builder.objectRef<PostSummary>('PostSummary').implement({
    fields: (t) => ({
      ...exposed(t, summaryFields),
      image: t.expose('image', { type: imageType, nullable: true }),
    }),
  });
  const post = builder.objectRef<Post>('Post').implement({
    fields: (t) => ({
      ...exposed(t, { ...summaryFields, updatedAt: 'Instant', body: ['String', 'Markdown.'] }),
      image: t.expose('image', { type: imageType, nullable: true }),
      images: t.expose('images', { type: [imageType], description: 'The images in its body.' }),
      related: t.expose('related', { type: [postSummary], description: 'Up to three others of the same category.' }),
    }),
  });
  const faqEntry = builder.objectRef<FaqEntry>('FaqEntry').implement({
    fields: (t) => exposed(t, { id: 'ID', heading: 'String', question: 'String', answer: ['String', 'Markdown.'] }),
  });
  const testimonial = builder.objectRef<Testimonial>('Testimonial').implement({
    fields: (t) => exposed(t, { id: 'ID', quote: 'String', name: 'String', description: 'String' }),
  });
  const policy = builder.objectRef<Policy>('Policy').implement({
    fields: (t) => exposed(t, { body: ['String', 'Markdown.'], version: 'Int', effectiveAt: 'Instant' }),
  });
  const school = builder.objectRef<SchoolName>('SchoolName').implement({
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        place: ['String', 'Empty: not given.'],
        website: ['String', 'Empty: not given.'],
        logo: ['String | null', 'The digest of a public image.'],
      }),
  });
  const syllabusTopic = builder.objectRef<SyllabusTopic>('SyllabusTopic').implement({
    fields: (t) => exposed(t, { title: 'String', free: 'Boolean' }),
  });
  const syllabusSubject = builder.objectRef<SyllabusSubject>('SyllabusSubject').implement({
    fields: (t) => exposed(t, { slug: 'String', title: 'String', summary: 'String', topics: [syllabusTopic] }),
  });
  const sampleQuestion = builder.objectRef<SampleQuestion>('SampleQuestion').implement({
    description: 'A multiple-choice question that visitors may try.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        subject: 'String',
        topic: 'String',
        stem: 'String',
        choices: 'SampleChoices',
      }),
  });
  const sampleResult = builder.objectRef<SampleResult>('SampleResult').implement({
    fields: (t) => exposed(t, { right: ['String', 'Id of the correct choice.'], explanation: 'String | null' }),
  });

  queries(builder, (t) => ({
    plans: t.public.field({ type: [planOffer], resolve: (_root, _args, { pool }) => readPlanOffers(pool) }),
    subjectPrices: t.public.field({
      type: [subjectOffer],
      resolve: (_root, _args, { pool }) => readSubjectOffers(pool),
    }),
    blogCategories: t.public.field({ type: [category], resolve: (_root, _args, { pool }) => readCategories(pool) }),
    posts: t.public.field({
      type: [postSummary],
      args: {
        category: t.arg.string(),
        search: t.arg.string({ description: 'Posts that contain these words, best match first; from all categories.' }),
        after: t.arg.string({ description: 'The slug of a post: older posts follow.' }),
        limit: t.arg.int({ required: true }),
      },
      resolve: (_root, { category = null, search = null, after = null, ...args }, { pool }) => {
        const limit = Math.min(Math.max(args.limit, 1), POSTS_MAX);
        return search === null ? readPosts(pool, { category, after, limit }) : findPosts(pool, search, limit);
      },
    }),
    post: t.public.field({
      type: post,
      args: { slug: t.arg.string({ required: true }) },
      resolve: (_root, { slug }, { pool }) => readPost(pool, slug),
    }),
    syllabus: t.public.field({ type: [syllabusSubject], resolve: (_root, _args, { pool }) => readSyllabus(pool) }),
    faq: t.public.field({ type: [faqEntry], resolve: (_root, _args, { pool }) => readFaq(pool) }),
    testimonials: t.public.field({
      type: [testimonial],
      resolve: (_root, _args, { pool }) => readTestimonials(pool),
    }),
    policy: t.public.field({
      type: policy,
      nullable: true,
      args: { name: t.arg({ type: 'PolicyName', required: true }) },
      resolve: (_root, { name }, { pool }) => readPolicy(pool, name),
    }),
    schools: t.public.field({ type: [school], resolve: (_root, _args, { pool }) => readSchoolNames(pool) }),
    sampleQuestions: t.public.field({
      type: [sampleQuestion],
      resolve: (_root, _args, { pool }) => readSampleQuestions(pool),
    }),
    sampleResult: t.public.field({
      type: sampleResult,
      args: { item: t.arg.id({ required: true }) },
      resolve: async (_root, { item }, { pool, limits, address }) => {
        await limits.sampleByAddress.count(address);
        return await readSampleResult(pool, String(item));
      },
    }),
  }));

  mutations(builder, (t) => ({
    contact: t.public.boolean({
      description: 'Saves a message of the contact page, and emails it.',
      args: {
        name: t.arg.string({ required: true }),
        email: t.arg.string({ required: true }),
        message: t.arg.string({ required: true }),
        website: t.arg.string({ required: true, description: 'Stays empty: users do not see this field.' }),
      },
      resolve: async (_root, args, { pool, limits, address, contactAddress, post }) => {
        const message = readInput(contactSchema, args);
        await limits.contactByAddress.count(address);
        const isSaved = await saveContactMessage(pool, message);
        const to = (await readAppSettings(pool)).contactEmail || contactAddress;
        if (isSaved && to !== null) post(contactMail(to, message));
        return true;
      },
    }),
  }));
}
