import type { Question } from './sqlmap.ts';

const ID = '00000000-0000-4000-8000-000000000001';

/** What users of each role type or send to the API, as far as it reaches the database as a value. */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  visitor: [
    {
      query: 'query ($search: String) { posts(limit: 5, search: $search) { slug } }',
      variables: { search: 'marks' },
    },
    {
      query:
        'query ($category: String, $after: String) { posts(limit: 5, category: $category, after: $after) { slug } }',
      variables: { category: 'exams', after: 'how-to-read-a-mark-scheme' },
    },
    {
      query: 'query ($slug: String!) { post(slug: $slug) { title } }',
      variables: { slug: 'how-to-read-a-mark-scheme' },
    },
  ],
  student: [
    { query: 'query ($words: String!) { search(words: $words) { title } }', variables: { words: 'cell' } },
    {
      query: 'query ($subject: String!, $topic: String!) { topic(subject: $subject, topic: $topic) { title } }',
      variables: { subject: 'biology', topic: 'genetics' },
    },
    {
      query:
        'query ($subject: String!, $topic: String!, $kind: String!) { topicMedia(subject: $subject, topic: $topic, kind: $kind) { title } }',
      variables: { subject: 'biology', topic: 'genetics', kind: 'audio' },
    },
    {
      query: 'query ($subject: String!) { mastery(subject: $subject) { answered } }',
      variables: { subject: 'biology' },
    },
    {
      query: 'query ($zone: String!) { studyToday(zone: $zone) { __typename } }',
      variables: { zone: 'Europe/Berlin' },
    },
    { query: 'query ($id: ID!) { quiz(id: $id) { title } }', variables: { id: ID } },
    { query: 'query ($id: ID!) { attempt(id: $id) { id } }', variables: { id: ID } },
  ],
  teacher: [
    {
      query: 'query ($filter: JSON!) { bank(filter: $filter) { __typename } }',
      variables: { filter: { search: 'cell', tag: 'enzymes' } },
    },
    { query: 'query ($id: ID!) { classProgress(id: $id) { __typename } }', variables: { id: ID } },
    { query: 'query ($topic: ID!) { assignableQuestions(topic: $topic) { id } }', variables: { topic: ID } },
    {
      query: 'query ($classroom: ID) { studentWork(classroom: $classroom) { __typename } }',
      variables: { classroom: ID },
    },
    {
      query:
        'query ($ids: [ID!]!, $resource: String!, $search: String!) { resourceOptions(ids: $ids, resource: $resource, search: $search) { __typename } }',
      variables: { ids: [ID], resource: 'subject', search: 'b' },
    },
  ],
};
