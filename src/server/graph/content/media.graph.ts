import {
  type Media,
  type MediaSummary,
  type MediaTrack,
  readMedia,
  readShorts,
  readTopicMedia,
  saveMediaPosition,
} from '../../study/media.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import type { ContentTypes } from './content.graph.ts';

/** Audio and video. */
export function addMedia(builder: GraphBuilder, { subjectRef, topicRef }: ContentTypes): void {
  const track = builder.objectRef<MediaTrack>('MediaTrack').implement({
    description: 'Captions in WebVTT.',
    fields: (t) => exposed(t, { language: 'String', text: 'String' }),
  });
  const summary = builder.objectRef<MediaSummary>('MediaSummary').implement({
    description: 'An audio, video or short in a list, without its address.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        kind: 'MediaKind',
        title: 'String',
        summary: 'String',
        seconds: 'Float',
        hasCaptions: 'Boolean',
        position: ['Float', 'Second to continue at.'],
        share: ['Float', 'Progress, 0 to 1.'],
        doneAt: 'Instant | null',
        subject: subjectRef,
        topic: topicRef,
      }),
  });
  const media = builder.objectRef<Media>('Media').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        kind: 'MediaKind',
        title: 'String',
        seconds: 'Float',
        url: ['String', 'Signed for this session; it expires.'],
        poster: ['String | null', 'Address of the poster image, signed as the file is.'],
        mime: 'String',
        isSilent: ['Boolean', 'Whether it is known to have no sound.'],
        width: 'Int | null',
        height: 'Int | null',
        position: 'Float',
        subject: subjectRef,
        topic: topicRef,
        tracks: [track],
      }),
      work: t.string({ nullable: true, resolve: ({ source }) => source.work }),
      author: t.string({ nullable: true, resolve: ({ source }) => source.author }),
      sourceUrl: t.string({ nullable: true, resolve: ({ source }) => source.url }),
      licence: t.string({ nullable: true, resolve: ({ source }) => source.licence }),
    }),
  });

  queries(builder, (t) => ({
    topicMedia: t.member.field({
      type: [summary],
      description: 'The media of one kind in a topic. Locked ones are listed too: a list holds no addresses.',
      args: {
        subject: t.arg.string({ required: true }),
        topic: t.arg.string({ required: true }),
        kind: t.arg({ type: 'MediaKind', required: true }),
      },
      resolve: (_root, { subject, topic, kind }, context) => {
        return readTopicMedia(context.pool, context.viewer, { subject, topic, kind });
      },
    }),
    shorts: t.member.field({
      type: [summary],
      description: 'Shorts of every subject, unseen ones first.',
      resolve: (_root, _args, context) => readShorts(context.pool, context.viewer),
    }),
    media: t.member.field({
      type: media,
      description: 'One audio, video or short with its address. 402 if no plan includes it.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const { viewer } = context;
        return readMedia(context.pool, viewer, id, context.mediaAddress(viewer), context.imageAddress(viewer));
      },
    }),
  }));
  mutations(builder, (t) => ({
    saveMediaPosition: t.member.field({
      type: 'Boolean',
      description: 'Saves the position of playback, for all devices. Reaching the end counts as done.',
      args: {
        id: t.arg.id({ required: true }),
        seconds: t.arg.float({ required: true }),
        isEnd: t.arg.boolean({ required: true }),
      },
      resolve: (_root, args, context) => done(saveMediaPosition(context.pool, context.viewer, args)),
    }),
  }));
}
