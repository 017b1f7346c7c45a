import type { ResourceName } from '#domain/platform/resources/registry.ts';
import type { IllustrationName } from '#ui/illustration/drawn-scene.tsx';

/** What an empty list shows. */
export const RESOURCE_ILLUSTRATIONS: Readonly<Record<ResourceName, IllustrationName>> = {
  subject: 'subjects',
  topic: 'topics',
  school: 'schools',
  'exam-focus': 'focus',
  faq: 'conversation',
  testimonials: 'quotes',
  'blog-category': 'articles',
  'subject-pricing': 'payments',
  'coupon-code': 'coupons',
  platform: 'connections',
  'sign-on': 'connections',
  saml: 'connections',
  notes: 'notes',
  audio: 'audio',
  video: 'video',
  'flash-card-deck': 'decks',
  'flash-card': 'otherSide',
  'blog-post': 'articles',
};
