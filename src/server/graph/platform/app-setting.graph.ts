import {
  type EditedSettings,
  readAppSettings,
  readEditedSettings,
  saveAppSettings,
} from '../../platform/settings/app-setting.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';

/** Settings that an administrator changes while the product runs. */
export function addAppSettings(builder: GraphBuilder): void {
  const settings = builder.objectRef<EditedSettings>('EditedSettings').implement({
    fields: (t) =>
      exposed(t, {
        state: ['String', 'Identifies this revision; send it with changes.'],
        values: 'AppSettings',
        updatedAt: 'Instant | null',
        changedBy: 'String | null',
      }),
  });
  queries(builder, (t) => ({
    appSettings: t.permission('settings.read').field({
      type: settings,
      resolve: (_root, _args, { pool }) => readEditedSettings(pool),
    }),
    signUpIsOpen: t.public.boolean({
      description: 'Whether users can sign up.',
      resolve: async (_root, _args, { pool }) => (await readAppSettings(pool)).signUp,
    }),
  }));
  mutations(builder, (t) => ({
    saveAppSettings: t.permission('settings.write').field({
      type: settings,
      args: { state: t.arg.string({ required: true }), values: t.arg({ type: 'AppSettings', required: true }) },
      resolve: (_root, change, context) => saveAppSettings(context.pool, context.viewer, change),
    }),
  }));
}
