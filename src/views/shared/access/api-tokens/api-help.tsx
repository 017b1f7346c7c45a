import { apiExample } from '#domain/access/api-tokens/api-token.form.ts';
import { API_REQUESTS_PER_TOKEN } from '#domain/access/api-tokens/api-token.limits.ts';
import { API_SCOPES } from '#domain/access/api-tokens/api-token.schema.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './api-tokens.module.css';

/** How to read a list with a token. docs/api.md has the details. */
export function ApiHelp() {
  const t = useTexts(apiTokenTexts);
  const lists = API_SCOPES.map((scope) => `/api/v1/${scope}`).join(', ');
  return (
    <details className={styles.help}>
      <summary>{t.documentation}</summary>
      <p>{t.example}</p>
      <pre dir="ltr">
        <code>{apiExample(location.origin)}</code>
      </pre>
      <p>{t.lists({ lists, requests: API_REQUESTS_PER_TOKEN })}</p>
    </details>
  );
}
