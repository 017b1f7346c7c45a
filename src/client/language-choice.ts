import { SetLanguageDocument } from '#api/documents/users/language.generated.ts';
import { LANGUAGE_KEY, speak } from '#texts/current-language.ts';
import type { Language } from '#texts/language.ts';
import type { App } from './app.actors.ts';

/** `notSaved`: applied and stored in this browser, but not saved in the account. `failed`: not applied. */
export type LanguageOutcome = 'chosen' | 'notSaved' | 'failed';

/** Changes the language without a reload, and stores it in this browser and in the signed-in user's account. */
export async function chooseLanguage(
  { api, auth }: Pick<App, 'api' | 'auth'>,
  language: Language,
): Promise<LanguageOutcome> {
  try {
    await speak(language);
  } catch (error) {
    console.error('Texts could not be downloaded.', error);
    return 'failed';
  }
  localStorage.setItem(LANGUAGE_KEY, language);
  if (auth.getSnapshot().context.user === null) return 'chosen';
  try {
    await api(SetLanguageDocument, { language });
    return 'chosen';
  } catch (error) {
    console.error('The language could not be saved.', error);
    return 'notSaved';
  }
}
