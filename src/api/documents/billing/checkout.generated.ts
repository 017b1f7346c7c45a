import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type CartInput = {
  readonly country: string;
  readonly coupon?: string | null | undefined;
  readonly period: ClosedSets['Period'];
  readonly planId: ClosedSets['PlanId'];
  readonly seats: number;
  /** Slugs. */
  readonly subjects: ReadonlyArray<string>;
};

export type CheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutQuery = { readonly countries: ReadonlyArray<string>, readonly plans: ReadonlyArray<{ readonly id: string, readonly opens: ReadonlyArray<ClosedSets['ContentType']> }>, readonly subjectPrices: ReadonlyArray<{ readonly subject: { readonly slug: string, readonly title: string } }> };

export type QuoteQueryVariables = Exact<{ cart: CartInput; }>;
export type QuoteQuery = { readonly quote: { readonly couponProblem: ClosedSets['CouponProblem'] | null, readonly quote: { readonly currency: string, readonly period: ClosedSets['Period'], readonly seats: number, readonly discount: number, readonly taxBasisPoints: number, readonly taxIncluded: boolean, readonly lines: ReadonlyArray<{ readonly planId: ClosedSets['PlanId'], readonly subjectTitle: string | null, readonly full: number, readonly discounted: number }>, readonly first: { readonly net: number, readonly tax: number, readonly gross: number }, readonly renewal: { readonly net: number, readonly tax: number, readonly gross: number } } } };

export type PlaceOrderMutationVariables = Exact<{ cart: CartInput; operationId: string; expected: number; }>;
export type PlaceOrderMutation = { readonly placeOrder: { readonly id: string, readonly status: ClosedSets['OrderStatus'], readonly url: string | null } };

export type OrderQueryVariables = Exact<{ id: string; }>;
export type OrderQuery = { readonly order: { readonly id: string, readonly status: ClosedSets['OrderStatus'], readonly url: string | null } };

export const CheckoutDocument = typedDocument<CheckoutQuery, CheckoutQueryVariables>(
  "query checkout{plans{id opens}subjectPrices{subject{slug title}}countries}",
);

export const QuoteDocument = typedDocument<QuoteQuery, QuoteQueryVariables>(
  "query quote($cart:CartInput!){quote(cart:$cart){couponProblem quote{currency period seats lines{planId subjectTitle full discounted}discount taxBasisPoints taxIncluded first{net tax gross}renewal{net tax gross}}}}",
);

export const PlaceOrderDocument = typedDocument<PlaceOrderMutation, PlaceOrderMutationVariables>(
  "mutation placeOrder($cart:CartInput!$operationId:ID!$expected:Int!){placeOrder(cart:$cart operationId:$operationId expected:$expected){id status url}}",
);

export const OrderDocument = typedDocument<OrderQuery, OrderQueryVariables>(
  "query order($id:ID!){order(id:$id){id status url}}",
);