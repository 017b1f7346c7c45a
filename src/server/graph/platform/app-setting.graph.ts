import { appSettingsSchema } from '#domain/platform/config/app-settings.ts';
import {
  type EditedSettings,
  readAppSettings,
  readEditedSettings,
  saveAppSettings,
} from '../../platform/settings/app-setting.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { readInput } from '../input.ts';
import { requireViewer } from '../rules.ts';

/** Settings that an administrator changes while the product runs. */
export function addAppSettings(builder: GraphBuilder): void {
  const settings = builder.objectRef<EditedSettings>('EditedSettings').implement({
    fields: (t) => ({
      state: t.exposeString('state', { description: 'Identifies this revision; send it with changes.' }),
      values: t.expose('values', { type: 'JSON', description: 'By name, as `appSettingsSchema` has them.' }),
      updatedAt: t.expose('updatedAt', { type: 'Instant', nullable: true }),
      changedBy: t.exposeString('changedBy', { nullable: true }),
    }),
  });
  builder.queryFields((t) => ({
    appSettings: t.field({
      type: settings,
      extensions: { rule: { permission: 'settings.read' } },
      resolve: (_root, _args, { pool }) => readEditedSettings(pool),
    }),
    signUpIsOpen: t.boolean({
      description: 'Whether users can sign up.',
      extensions: { rule: 'public' },
      resolve: async (_root, _args, { pool }) => (await readAppSettings(pool)).signUp,
    }),
  }));
  builder.mutationField('saveAppSettings', (t) =>
    t.field({
      type: settings,
      extensions: { rule: { permission: 'settings.write' } },
      args: { state: t.arg.string({ required: true }), values: t.arg({ type: 'JSON', required: true }) },
      resolve: async (_root, { state, values }, context) =>
        saveAppSettings(context.pool, await requireViewer(context, 'member'), {
          state,
          values: readInput(appSettingsSchema, values),
        }),
    }),
  );
}
