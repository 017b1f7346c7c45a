import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SubjectRefFragment = { readonly id: string, readonly slug: string, readonly title: string };

export type PricingQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingQuery = { readonly plans: ReadonlyArray<{ readonly id: string, readonly opens: ReadonlyArray<ClosedSets['ContentType']>, readonly prices: ReadonlyArray<{ readonly period: ClosedSets['Period'], readonly amount: number, readonly currency: string }> }>, readonly subjectPrices: ReadonlyArray<{ readonly subject: { readonly id: string, readonly slug: string, readonly title: string }, readonly prices: ReadonlyArray<{ readonly period: ClosedSets['Period'], readonly amount: number, readonly currency: string }> }> };

export type FaqQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqQuery = { readonly faq: ReadonlyArray<{ readonly id: string, readonly heading: string, readonly question: string, readonly answer: string }> };

export type PolicyQueryVariables = Exact<{ name: ClosedSets['PolicyName']; }>;
export type PolicyQuery = { readonly policy: { readonly body: string, readonly version: number, readonly effectiveAt: string } | null };

export type SchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolsQuery = { readonly schools: ReadonlyArray<{ readonly id: string, readonly name: string, readonly place: string, readonly website: string, readonly logo: string | null }> };

export type ContactMutationVariables = Exact<{ name: string; email: string; message: string; website: string; }>;
export type ContactMutation = { readonly contact: boolean };

export type SyllabusQueryVariables = Exact<{ [key: string]: never; }>;


export type SyllabusQuery = { readonly syllabus: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topics: ReadonlyArray<{ readonly title: string, readonly free: boolean }> }> };

export const PricingDocument = typedDocument<PricingQuery, PricingQueryVariables>(
  "query pricing{plans{id opens prices{period amount currency}}subjectPrices{subject{...subjectRef}prices{period amount currency}}}fragment subjectRef on SubjectRef{id slug title}",
);

export const FaqDocument = typedDocument<FaqQuery, FaqQueryVariables>(
  "query faq{faq{id heading question answer}}",
);

export const PolicyDocument = typedDocument<PolicyQuery, PolicyQueryVariables>(
  "query policy($name:PolicyName!){policy(name:$name){body version effectiveAt}}",
);

export const SchoolsDocument = typedDocument<SchoolsQuery, SchoolsQueryVariables>(
  "query schools{schools{id name place website logo}}",
);

export const ContactDocument = typedDocument<ContactMutation, ContactMutationVariables>(
  "mutation contact($name:String!$email:String!$message:String!$website:String!){contact(name:$name email:$email message:$message website:$website)}",
);

export const SyllabusDocument = typedDocument<SyllabusQuery, SyllabusQueryVariables>(
  "query syllabus{syllabus{slug title summary topics{title free}}}",
);