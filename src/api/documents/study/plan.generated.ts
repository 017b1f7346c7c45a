import type { ClosedSets } from '#domain/platform/api/closed-sets.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type EditedPlanQueryVariables = Exact<{ id: ClosedSets['PlanId']; }>;
export type EditedPlanQuery = { readonly editedPlan: { readonly id: string, readonly state: string, readonly opens: ReadonlyArray<ClosedSets['ContentType']>, readonly onSale: boolean, readonly month: number | null, readonly year: number | null, readonly currency: string | null } };

export type SavePlanMutationVariables = Exact<{ id: ClosedSets['PlanId']; state: string; opens?: ReadonlyArray<ClosedSets['ContentType']> | ClosedSets['ContentType'] | null | undefined; onSale: boolean; month: number; year: number; currency: string; }>;
export type SavePlanMutation = { readonly savePlan: { readonly id: string, readonly state: string, readonly opens: ReadonlyArray<ClosedSets['ContentType']>, readonly onSale: boolean, readonly month: number | null, readonly year: number | null, readonly currency: string | null } };

export const EditedPlanDocument = typedDocument<EditedPlanQuery, EditedPlanQueryVariables>(
  "query editedPlan($id:PlanId!){editedPlan(id:$id){id state opens onSale month year currency}}",
);

export const SavePlanDocument = typedDocument<SavePlanMutation, SavePlanMutationVariables>(
  "mutation savePlan($id:PlanId!$state:String!$opens:[ContentType!]$onSale:Boolean!$month:Int!$year:Int!$currency:String!){savePlan(id:$id state:$state opens:$opens onSale:$onSale month:$month year:$year currency:$currency){id state opens onSale month year currency}}",
);