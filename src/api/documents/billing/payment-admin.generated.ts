import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type GrantInput = {
  readonly email: string;
  /** Null: no end. */
  readonly endsAt?: string | null | undefined;
  readonly planId: ClosedSets['PlanId'];
  readonly reason: string;
  /** Slugs. */
  readonly subjects: ReadonlyArray<string>;
};

export type RefundInput = {
  readonly amount: number;
  readonly endsAccess: boolean;
  readonly operationId: string;
  readonly paymentId: string;
  readonly reason: string;
};

export type PaymentFragment = { readonly id: string, readonly kind: ClosedSets['PaymentKind'], readonly amount: number, readonly currency: string, readonly paidAt: string, readonly receipt: string, readonly receiptNumber: number, readonly refunded: number };

export type OrdersQueryVariables = Exact<{ search: string; status?: ClosedSets['OrderStatus'] | null | undefined; after?: string | null | undefined; }>;
export type OrdersQuery = { readonly orders: { readonly next: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly buyerName: string, readonly buyerEmail: string, readonly school: string | null, readonly status: ClosedSets['OrderStatus'], readonly renewal: ClosedSets['RenewalState'], readonly planId: ClosedSets['PlanId'], readonly seats: number, readonly currency: string, readonly firstAmount: number, readonly received: number, readonly createdAt: string }> } };

export type OrderDetailQueryVariables = Exact<{ id: string; }>;
export type OrderDetailQuery = { readonly orderDetail: { readonly subjects: ReadonlyArray<string>, readonly country: string, readonly coupon: string | null, readonly renewalAmount: number, readonly periodEndsAt: string | null, readonly summary: { readonly id: string, readonly buyerName: string, readonly buyerEmail: string, readonly school: string | null, readonly status: ClosedSets['OrderStatus'], readonly renewal: ClosedSets['RenewalState'], readonly planId: ClosedSets['PlanId'], readonly period: ClosedSets['Period'], readonly seats: number, readonly currency: string, readonly firstAmount: number, readonly received: number, readonly gateway: string, readonly createdAt: string }, readonly payments: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['PaymentKind'], readonly amount: number, readonly currency: string, readonly paidAt: string, readonly receipt: string, readonly receiptNumber: number, readonly refunded: number }>, readonly ledger: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['LedgerKind'], readonly planId: ClosedSets['PlanId'] | null, readonly subject: string | null, readonly until: string | null, readonly actor: string | null, readonly reason: string | null, readonly at: string }>, readonly events: ReadonlyArray<{ readonly type: string, readonly outcome: ClosedSets['EventOutcome'], readonly detail: string | null, readonly at: string }> } };

export type RefundMutationVariables = Exact<{ refund: RefundInput; }>;
export type RefundMutation = { readonly refund: boolean };

export type GrantPlanMutationVariables = Exact<{ grant: GrantInput; }>;
export type GrantPlanMutation = { readonly grantPlan: boolean };

export type MarkInvoicePaidMutationVariables = Exact<{ order: string; }>;
export type MarkInvoicePaidMutation = { readonly markInvoicePaid: boolean };

export const OrdersDocument = typedDocument<OrdersQuery, OrdersQueryVariables>(
  "query orders($search:String!$status:OrderStatus$after:String){orders(search:$search status:$status after:$after){next orders{id buyerName buyerEmail school status renewal planId seats currency firstAmount received createdAt}}}",
);

export const OrderDetailDocument = typedDocument<OrderDetailQuery, OrderDetailQueryVariables>(
  "query orderDetail($id:ID!){orderDetail(id:$id){summary{id buyerName buyerEmail school status renewal planId period seats currency firstAmount received gateway createdAt}subjects country coupon renewalAmount periodEndsAt payments{...payment}ledger{id kind planId subject until actor reason at}events{type outcome detail at}}}fragment payment on Payment{id kind amount currency paidAt receipt receiptNumber refunded}",
);

export const RefundDocument = typedDocument<RefundMutation, RefundMutationVariables>(
  "mutation refund($refund:RefundInput!){refund(refund:$refund)}",
);

export const GrantPlanDocument = typedDocument<GrantPlanMutation, GrantPlanMutationVariables>(
  "mutation grantPlan($grant:GrantInput!){grantPlan(grant:$grant)}",
);

export const MarkInvoicePaidDocument = typedDocument<MarkInvoicePaidMutation, MarkInvoicePaidMutationVariables>(
  "mutation markInvoicePaid($order:ID!){markInvoicePaid(order:$order)}",
);