import type { ApiValues } from '#domain/platform/api/api-values.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type ImageFragment = { readonly digest: string, readonly url: string, readonly width: number, readonly height: number };

export type PostSummaryFragment = { readonly slug: string, readonly title: string, readonly summary: string, readonly author: string, readonly publishedAt: string, readonly imageAlt: string, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly digest: string, readonly url: string, readonly width: number, readonly height: number } | null };

export type FrontPageQueryVariables = Exact<{ [key: string]: never; }>;


export type FrontPageQuery = { readonly sampleQuestions: ReadonlyArray<{ readonly id: string, readonly subject: string, readonly topic: string, readonly stem: string, readonly choices: ApiValues['SampleChoices'] }>, readonly testimonials: ReadonlyArray<{ readonly id: string, readonly quote: string, readonly name: string, readonly description: string }>, readonly posts: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly author: string, readonly publishedAt: string, readonly imageAlt: string, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly digest: string, readonly url: string, readonly width: number, readonly height: number } | null }> };

export type SampleResultQueryVariables = Exact<{ item: string; }>;
export type SampleResultQuery = { readonly sampleResult: { readonly right: string, readonly explanation: string | null } };

export type BlogQueryVariables = Exact<{ category?: string | null | undefined; search?: string | null | undefined; after?: string | null | undefined; }>;
export type BlogQuery = { readonly blogCategories: ReadonlyArray<{ readonly slug: string, readonly title: string }>, readonly posts: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly author: string, readonly publishedAt: string, readonly imageAlt: string, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly digest: string, readonly url: string, readonly width: number, readonly height: number } | null }> };

export type PostQueryVariables = Exact<{ slug: string; }>;
export type PostQuery = { readonly post: { readonly slug: string, readonly title: string, readonly summary: string, readonly author: string, readonly publishedAt: string, readonly updatedAt: string, readonly imageAlt: string, readonly body: string, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly digest: string, readonly url: string, readonly width: number, readonly height: number } | null, readonly images: ReadonlyArray<{ readonly digest: string, readonly url: string, readonly width: number, readonly height: number }>, readonly related: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly author: string, readonly publishedAt: string, readonly imageAlt: string, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly digest: string, readonly url: string, readonly width: number, readonly height: number } | null }> } };

export const FrontPageDocument = typedDocument<FrontPageQuery, FrontPageQueryVariables>(
  "query frontPage{sampleQuestions{id subject topic stem choices}testimonials{id quote name description}posts(limit:3){...postSummary}}fragment postSummary on PostSummary{slug title summary author category{slug title}publishedAt image{...image}imageAlt}fragment image on Image{digest url width height}",
);

export const SampleResultDocument = typedDocument<SampleResultQuery, SampleResultQueryVariables>(
  "query sampleResult($item:ID!){sampleResult(item:$item){right explanation}}",
);

export const BlogDocument = typedDocument<BlogQuery, BlogQueryVariables>(
  "query blog($category:String$search:String$after:String){blogCategories{slug title}posts(category:$category search:$search after:$after limit:25){...postSummary}}fragment postSummary on PostSummary{slug title summary author category{slug title}publishedAt image{...image}imageAlt}fragment image on Image{digest url width height}",
);

export const PostDocument = typedDocument<PostQuery, PostQueryVariables>(
  "query post($slug:String!){post(slug:$slug){slug title summary author category{slug title}publishedAt updatedAt image{...image}imageAlt body images{...image}related{...postSummary}}}fragment image on Image{digest url width height}fragment postSummary on PostSummary{slug title summary author category{slug title}publishedAt image{...image}imageAlt}",
);