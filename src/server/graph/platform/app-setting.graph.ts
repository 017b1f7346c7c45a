import {
  type EditedSettings,
  readAppSettings,
  readEditedSettings,
  saveAppSettings,
} from '../../platform/settings/app-setting.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { requireViewer } from '../rules.ts';

/** What an administrator sets while the product runs. */
export function addAppSettings(builder: GraphBuilder): void {
  const settings = builder.objectRef<EditedSettings>('EditedSettings').implement({
    fields: (t) => ({
      state: t.exposeString('state', { description: 'Identifies this revision; send it with changes.' }),
      values: t.expose('values', { type: 'AppSettings' }),
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
      args: { state: t.arg.string({ required: true }), values: t.arg({ type: 'AppSettings', required: true }) },
      resolve: async (_root, change, context) =>
        saveAppSettings(context.pool, await requireViewer(context, 'member'), change),
    }),
  );
}
