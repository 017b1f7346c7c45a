import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { typedDocument } from '#api/typed-document.ts';
import { createPageAnswers } from '../../src/app/start/page-answers.ts';

const PLANS = typedDocument<{ plans: string[] }, { currency: string }>('query plans($currency:String!){plans}');

afterEach(() => {
  document.body.innerHTML = '';
});

function pages(file: Response | Error) {
  const api = vi.fn(async () => ({ plans: ['from the server'] }));
  const fetch = vi.fn(async () => {
    if (file instanceof Error) throw file;
    return file.clone();
  });
  return { api, fetch, ...createPageAnswers({ api: api as unknown as Api, document, fetch }) };
}

const recorded = (plan: string) => ({ 'plans {"currency":"EUR"}': { plans: [plan] } });

test('responses come from the page’s file, which is downloaded once', async () => {
  const { apiAt, api, fetch, preload } = pages(Response.json(recorded('from the file')));
  await preload('/pricing');
  expect(await apiAt('/pricing')(PLANS, { currency: 'EUR' })).toEqual({ plans: ['from the file'] });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/answers/pricing.json');
  expect(api).not.toHaveBeenCalled();
});

test('the first page of a visit contains its responses', async () => {
  document.body.innerHTML = `<script type="application/json" id="answers" data-path="/pricing">${JSON.stringify(recorded('from the page'))}</script>`;
  const { apiAt, fetch } = pages(new Error('not asked'));
  expect(await apiAt('/pricing')(PLANS, { currency: 'EUR' })).toEqual({ plans: ['from the page'] });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['another question', Response.json(recorded('of euros')), 'USD'],
  ['a missing file', new Response(null, { status: 404 }), 'EUR'],
  ['no network for the file', new TypeError('Failed to fetch'), 'EUR'],
])('with %s the server is called', async (_, file, currency) => {
  const { apiAt, api } = pages(file);
  expect(await apiAt('/pricing')(PLANS, { currency })).toEqual({ plans: ['from the server'] });
  expect(api).toHaveBeenCalledExactlyOnceWith(PLANS, { currency });
});
