import { BLOG_CATEGORY_RESOURCE } from './blog-category.resource.ts';
import {
  AUDIO_RESOURCE,
  BLOG_POST_RESOURCE,
  CARD_RESOURCE,
  DECK_RESOURCE,
  NOTES_RESOURCE,
  VIDEO_RESOURCE,
} from './content.resources.ts';
import { COUPON_CODE_RESOURCE } from './coupon-code.resource.ts';
import { EXAM_FOCUS_RESOURCE } from './exam-focus.resource.ts';
import { FAQ_RESOURCE } from './faq.resource.ts';
import { LTI_PLATFORM_RESOURCE } from './lti-platform.resource.ts';
import type { Resource } from './resource.ts';
import { SAML_RESOURCE } from './saml.resource.ts';
import { SCHOOL_RESOURCE } from './school.resource.ts';
import { SIGN_ON_RESOURCE } from './sign-on.resource.ts';
import { SUBJECT_RESOURCE } from './subject.resource.ts';
import { SUBJECT_PRICING_RESOURCE } from './subject-pricing.resource.ts';
import { TESTIMONIALS_RESOURCE } from './testimonials.resource.ts';
import { TOPIC_RESOURCE } from './topic.resource.ts';

/** Every kind of record with a list, by its name in the address. */
export const RESOURCES = {
  subject: SUBJECT_RESOURCE,
  topic: TOPIC_RESOURCE,
  school: SCHOOL_RESOURCE,
  'exam-focus': EXAM_FOCUS_RESOURCE,
  faq: FAQ_RESOURCE,
  testimonials: TESTIMONIALS_RESOURCE,
  'blog-category': BLOG_CATEGORY_RESOURCE,
  'subject-pricing': SUBJECT_PRICING_RESOURCE,
  'coupon-code': COUPON_CODE_RESOURCE,
  platform: LTI_PLATFORM_RESOURCE,
  'sign-on': SIGN_ON_RESOURCE,
  saml: SAML_RESOURCE,
  notes: NOTES_RESOURCE,
  audio: AUDIO_RESOURCE,
  video: VIDEO_RESOURCE,
  'flash-card-deck': DECK_RESOURCE,
  'flash-card': CARD_RESOURCE,
  'blog-post': BLOG_POST_RESOURCE,
} as const satisfies Readonly<Record<string, Resource>>;

export type ResourceName = keyof typeof RESOURCES;

type Described = (typeof RESOURCES)[ResourceName];
/** Names that have texts. */
export type LabelName = Described['columns' | 'fields'][number]['name'];

export const RESOURCE_NAMES = Object.keys(RESOURCES) as readonly ResourceName[];

/** Whether a text is the name of a resource. */
export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);

/** What a field or a filter can refer to: a resource, or the quizzes, which have a list and an editor of their own. */
export type Referable = ResourceName | 'quiz';

/** Whether a field or a filter can refer to records of that name. */
export const isReferable = (name: string): name is Referable => name === 'quiz' || isResourceName(name);

/** The description with a name. */
export const resourceOf = (name: ResourceName): Resource => RESOURCES[name];
