import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type PaymentFragment = { readonly id: string, readonly kind: ClosedSets['PaymentKind'], readonly amount: number, readonly currency: string, readonly paidAt: string, readonly receipt: string, readonly receiptNumber: number, readonly refunded: number };

export type MyOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrdersQuery = { readonly myOrders: ReadonlyArray<{ readonly id: string, readonly status: ClosedSets['OrderStatus'], readonly url: string | null, readonly planId: ClosedSets['PlanId'], readonly period: ClosedSets['Period'], readonly subjects: ReadonlyArray<string>, readonly seats: number, readonly seatsAssigned: number, readonly currency: string, readonly firstAmount: number, readonly renewalAmount: number, readonly renewal: ClosedSets['RenewalState'], readonly periodEndsAt: string | null, readonly createdAt: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly kind: ClosedSets['PaymentKind'], readonly amount: number, readonly currency: string, readonly paidAt: string, readonly receipt: string, readonly receiptNumber: number, readonly refunded: number }> }> };

export type CancelRenewalMutationVariables = Exact<{ order: string; }>;
export type CancelRenewalMutation = { readonly cancelRenewal: boolean };

export type AssignSeatMutationVariables = Exact<{ order: string; email: string; }>;
export type AssignSeatMutation = { readonly assignSeat: boolean };

export const MyOrdersDocument = typedDocument<MyOrdersQuery, MyOrdersQueryVariables>(
  "query myOrders{myOrders{id status url planId period subjects seats seatsAssigned currency firstAmount renewalAmount renewal periodEndsAt createdAt payments{...payment}}}fragment payment on Payment{id kind amount currency paidAt receipt receiptNumber refunded}",
);

export const CancelRenewalDocument = typedDocument<CancelRenewalMutation, CancelRenewalMutationVariables>(
  "mutation cancelRenewal($order:ID!){cancelRenewal(order:$order)}",
);

export const AssignSeatDocument = typedDocument<AssignSeatMutation, AssignSeatMutationVariables>(
  "mutation assignSeat($order:ID!$email:String!){assignSeat(order:$order email:$email)}",
);