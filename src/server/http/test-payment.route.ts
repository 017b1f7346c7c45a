import type { FastifyInstance } from 'fastify';
import { escapedHtml } from '../mail/mail.layout.ts';
import { moneyText } from '../payments/receipt.lines.ts';
import { TEST_DEEDS, type TestCheckout, type TestDeed, type TestGateway } from '../payments/test.gateway.ts';
import { TEST_PAYMENT_TEXTS } from '../payments/test-payment.texts.ts';

const FORM_MAX_BYTES = 200;

/** What can be done where a checkout stands; the first one is what people come for. */
const OFFERED: Readonly<Record<TestCheckout['status'], readonly TestDeed[]>> = {
  open: ['pay', 'later', 'decline', 'leave'],
  pending: ['arrive', 'fail'],
  paid: ['renew', 'failRenewal'],
  declined: ['pay'],
  left: ['pay'],
  ended: [],
};
const isDeed = (text: string | null): text is TestDeed => (TEST_DEEDS as readonly (string | null)[]).includes(text);

/** `/test-payment/:id`: the page of the built-in gateway. It stands only where no real gateway is set. */
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
        const checkout = isDeed(body) ? await gateway.act(params.id, body) : null;
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
  const deeds = OFFERED[status].filter((deed) => status !== 'paid' || checkout.renews || deed === 'pay');
  const money = (amount: number): string => escapedHtml(moneyText(language, amount, currency));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${t.title} · Lectern</title><style>
:root{color-scheme:light dark;--edge:light-dark(#d9d4ca,#45413b);--accent:light-dark(#34509f,#a9bcf5);--on:light-dark(#fff,#141a2e);--warn:light-dark(#fff3d6,#3a2f12)}
*{box-sizing:border-box}body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:1rem;background:light-dark(#faf8f4,#1b1a18);color:light-dark(#24211c,#eeeae3);font:1rem/1.5 'Source Sans 3',system-ui,sans-serif}
main{inline-size:min(100%,26rem);padding:2rem;border:1px solid var(--edge);border-radius:.75rem;background:light-dark(#fff,#232220)}
h1{margin:0 0 1rem;font:600 1.6rem/1.2 Georgia,serif}.notice{margin:0 0 1.5rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--warn)}
dl{display:grid;grid-template-columns:1fr auto;gap:.4rem 1rem;margin:0 0 1.5rem}dd{margin:0;font-variant-numeric:tabular-nums}
form{display:grid;gap:.6rem}button,a{display:block;min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:first-of-type{border-color:var(--accent);background:var(--accent);color:var(--on);font-weight:600}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}a{margin-block-start:.6rem}
</style></head><body><main><h1>${t.title}</h1><p class="notice" role="note">${t.lead}</p><p>${escapedHtml(checkout.description)}<br><strong>${t.status[status]}</strong></p>
<dl><dt>${t.amount}</dt><dd>${money(checkout.amount)}</dd><dt>${t.renewal}</dt><dd>${money(checkout.renewalAmount)}</dd></dl>
<form method="post">${deeds.map((deed) => `<button name="deed" value="${deed}">${t.deeds[deed]}</button>`).join('')}</form>
${status === 'open' ? '' : `<a href="${escapedHtml(checkout.returnPath)}">${t.back}</a>`}</main></body></html>`;
}
