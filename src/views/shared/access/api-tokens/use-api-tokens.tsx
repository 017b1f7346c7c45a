import { useState } from 'react';
import {
  type ApiTokenFragment,
  ApiTokensDocument,
  RevokeApiTokenDocument,
  RotateApiTokenDocument,
} from '#api/documents/access/api-token.generated.ts';
import { useApi } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { describeProblem } from '../../platform/form/problem.ts';
import { useCreateToken } from './use-create-token.tsx';
import { useShowToken } from './use-show-token.tsx';

/** The tokens of the viewer and, for school admins, of the school, and what can be done with them. */
export function useApiTokens(initial: readonly ApiTokenFragment[]) {
  const t = useTexts(apiTokenTexts);
  const api = useApi();
  const dialog = useDialog();
  const create = useCreateToken();
  const show = useShowToken();
  const [tokens, setTokens] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);

  const reload = async (): Promise<void> => {
    try {
      setTokens((await api(ApiTokensDocument)).apiTokens);
      setProblem(null);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  };

  return {
    tokens,
    problem,
    create: async (): Promise<void> => {
      const token = await create();
      if (token === null) return;
      await Promise.all([show(token), reload()]);
    },
    rotate: async ({ id, name }: ApiTokenFragment): Promise<void> => {
      let token = '';
      const { reason } = await dialog.open({
        title: t.rotateTitle({ name }),
        text: t.rotateText,
        confirmLabel: t.rotateConfirm,
        work: async () => {
          token = (await api(RotateApiTokenDocument, { id })).rotateApiToken;
        },
      });
      if (reason === 'confirm') await Promise.all([show(token), reload()]);
    },
    revoke: async ({ id, name }: ApiTokenFragment): Promise<void> => {
      const { reason } = await dialog.open({
        title: t.revokeTitle({ name }),
        text: t.revokeText,
        confirmLabel: t.revokeConfirm,
        isDangerous: true,
        work: async () => {
          await api(RevokeApiTokenDocument, { id });
        },
      });
      if (reason !== 'confirm') return;
      dialog.toast(t.revoked);
      await reload();
    },
  };
}
