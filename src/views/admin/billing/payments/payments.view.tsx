import { Button, Link as TextLink } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  OrderDetailDocument,
  OrdersDocument,
  type OrdersQuery,
} from '#api/documents/billing/payment-admin.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/billing/checkout.schema.ts';
import { href } from '#routes/href.ts';
import { checkoutTexts } from '#texts/billing/checkout.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { usePrice } from '#texts/price.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { useGrantPlan } from './grant-plan.tsx';
import { OrderDetail } from './order-detail.tsx';

type Row = OrdersQuery['orders']['orders'][number];

const statusOf = (params: URLSearchParams): OrderStatus | null =>
  ORDER_STATUSES.find((status) => status === params.get('status')) ?? null;

/** The filtered list, or the order in the address. */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const order = url.searchParams.get('order');
  if (order !== null) return { detail: (await api(OrderDetailDocument, { id: order })).orderDetail, page: null };
  const search = url.searchParams.get('search') ?? '';
  const { orders } = await api(OrdersDocument, { search, status: statusOf(url.searchParams) });
  return { detail: null, page: orders };
};

/** Orders for staff who refund and reconcile payments: the list, or one order with its history. */
export function Component() {
  const { detail, page } = useViewData<typeof loader>();
  if (detail !== null) return <OrderDetail detail={detail} />;
  return <OrderList page={page} />;
}

const buyerOf = ({ buyerName, buyerEmail, school }: Row): string => joinedLine(school ?? buyerName, buyerEmail);
const orderAddress = (id: string): string => `${href('admin.payments')}?order=${id}`;

/** Requested when the user pauses typing. */
const TYPING_MS = 250;

function OrderList({ page }: { readonly page: OrdersQuery['orders'] }) {
  const { admin: t, mine: ownTexts } = useTexts(checkoutTexts);
  const price = usePrice();
  const api = useApi();
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().search);
  const user = useSession();
  const [added, setAdded] = useState<readonly Row[]>([]);
  const [next, setNext] = useState(page.next);
  const urlQuery = address.get('search') ?? '';
  const status = statusOf(address);
  const [search, setSearch] = useState(urlQuery);
  const [shown, setShown] = useState(page);
  if (shown !== page) {
    setShown(page);
    setAdded([]);
    setNext(page.next);
  }
  const grantPlan = useGrantPlan();
  const rows = [...page.orders, ...added];
  const canGrant = user?.userRole === 'admin' && hasPermission(user, 'payments.refund');

  const narrow = (name: string, value: string): void => {
    const filter = new URLSearchParams(address);
    if (value === '') filter.delete(name);
    else filter.set(name, value);
    void navigate(`${href('admin.payments')}?${filter}`, { replace: true });
  };
  useEffect(() => {
    if (search.trim() === urlQuery) return;
    const timer = setTimeout(() => narrow('search', search.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });
  const more = async (): Promise<void> => {
    const { orders } = await api(OrdersDocument, {
      search: urlQuery,
      status,
      after: next,
    });
    setAdded([...added, ...orders.orders]);
    setNext(orders.next);
  };
  const columns: readonly Column<Row>[] = [
    {
      id: 'buyer',
      title: t.columns.buyer,
      value: buyerOf,
      show: (row) => (
        <TextLink asChild>
          <Link to={orderAddress(row.id)}>{buyerOf(row)}</Link>
        </TextLink>
      ),
      share: 3,
      sortable: false,
    },
    {
      id: 'what',
      title: t.columns.what,
      sortable: false,
      value: ({ planId, seats }) =>
        `${ownTexts.plan[planId === 'pro' ? 'pro' : 'standard']}${seats > 1 ? ` × ${seats}` : ''}`,
    },
    {
      id: 'status',
      title: t.columns.status,
      value: ({ status }) => ownTexts.status[status],
      sortable: false,
      filter: ORDER_STATUSES.map((value) => ({ value, label: ownTexts.status[value] })),
    },
    {
      id: 'received',
      title: t.columns.received,
      value: ({ received }) => received,
      show: ({ received, currency }) => price({ amount: received, currency }),
      numeric: true,
      sortable: false,
    },
    { id: 'date', title: t.columns.date, value: ({ createdAt }) => new Date(createdAt), sortable: false },
  ];
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        title={t.title}
        intro={t.lead}
        actions={
          canGrant && (
            <Button size="3" onClick={() => void grantPlan()}>
              {t.grant.open}
            </Button>
          )
        }
      />
      <DataTable
        name="payments"
        label={t.label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        urlQuery={{
          order: null,
          filters: { text: search, values: { status: status ?? '' } },
          onAsk: ({ filters: { text, values } }) => {
            setSearch(text);
            if ((values.status ?? '') !== (status ?? '')) narrow('status', values.status ?? '');
          },
        }}
        onOpen={({ id }) => void navigate(orderAddress(id))}
        empty={
          <EmptyState illustration="payments" level="h2" title={t.empty.title}>
            {t.empty.text}
          </EmptyState>
        }
      />
      {next !== null && (
        <div>
          <Button size="3" variant="soft" onClick={() => void more()}>
            {t.more}
          </Button>
        </div>
      )}
    </div>
  );
}
