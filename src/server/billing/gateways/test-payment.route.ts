import type { FastifyInstance } from 'fastify';
import { escapedHtml } from '../../platform/mail/mail.layout.ts';
import { plainPage } from '../../platform/pages/plain-page.ts';
import { moneyText } from '../receipts/receipt.lines.ts';
import { TEST_ACTIONS, type TestAction, type TestCheckout, type TestGateway } from './test.gateway.ts';
import { TEST_PAYMENT_TEXTS } from './test-payment.texts.ts';

const FORM_MAX_BYTES = 200;

/** The possible actions on a checkout, the usual one first. */
const OFFERED: Readonly<Record<TestCheckout['status'], readonly TestAction[]>> = {
  open: ['pay', 'later', 'decline', 'leave'],
  pending: ['arrive', 'fail'],
  paid: ['renew', 'failRenewal'],
  declined: [],
  left: [],
  ended: [],
};
const isTestAction = (text: string | null): text is TestAction => TEST_ACTIONS.some((action) => action === text);

/** `/test-payment/:id`: the page of the built-in gateway. It exists only if no real gateway is configured. */
export async function addTestPaymentRoute(app: FastifyInstance, gateway: TestGateway): Promise<void> {
  await app.register(async (within) => {
    within.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('deed')),
    );
    within.get<{ Params: { id: string } }>('/test-payment/:id', async ({ params }, reply) => {
      const checkout = await gateway.find(params.id);
      if (checkout === null) return reply.callNotFound();
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page(checkout));
    });
    within.post<{ Params: { id: string }; Body: string | null }>(
      '/test-payment/:id',
      async ({ params, body }, reply) => {
        const checkout = isTestAction(body) ? await gateway.perform(params.id, body) : null;
        if (checkout === null) return reply.callNotFound();
        const isAboutRenewal = body === 'renew' || body === 'failRenewal';
        return reply.redirect(isAboutRenewal ? `/test-payment/${params.id}` : checkout.returnPath, 303);
      },
    );
  });
}

function page(checkout: TestCheckout): string {
  const { language, currency, status } = checkout;
  const t = TEST_PAYMENT_TEXTS[language];
  const actions = OFFERED[status].filter((action) => status !== 'paid' || checkout.renews || action === 'pay');
  const money = (amount: number): string => escapedHtml(moneyText(language, amount, currency));
  return plainPage({
    language,
    title: t.title,
    body: `<p class="notice" role="note">${t.lead}</p><p>${escapedHtml(checkout.description)}<br><strong>${t.status[status]}</strong></p>
<dl><dt>${t.amount}</dt><dd>${money(checkout.amount)}</dd><dt>${t.renewal}</dt><dd>${money(checkout.renewalAmount)}</dd></dl>
<form method="post">${actions.map((action) => `<button name="deed" value="${action}">${t.actions[action]}</button>`).join('')}</form>
${status === 'open' ? '' : `<a href="${escapedHtml(checkout.returnPath)}">${t.back}</a>`}`,
  });
}
