import type { ApiTokenFragment } from '#api/documents/users/own-account.generated.ts';
import { hiddenToken } from '#domain/access/api-tokens/api-token.form.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './api-tokens.module.css';

/** What a token can read, until when, and when it was used last. */
export function TokenFacts({ token }: { readonly token: ApiTokenFragment }) {
  const t = useTexts(apiTokenTexts);
  const expiresAt = new Date(token.expiresAt);
  return (
    <ul className={styles.facts}>
      <li>
        <code dir="ltr">{hiddenToken(token.hint)}</code>
      </li>
      <li>{token.scopes.map((scope) => t.scope[scope]).join(', ')}</li>
      {!token.isOwn && <li>{t.ownedBy({ owner: token.owner })}</li>}
      <li>{expiresAt.getTime() > Date.now() ? t.expires({ at: expiresAt }) : t.expired({ at: expiresAt })}</li>
      <li>{token.lastUsedAt === null ? t.unused : t.used({ at: new Date(token.lastUsedAt) })}</li>
    </ul>
  );
}
