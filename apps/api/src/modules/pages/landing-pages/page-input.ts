/** Input of an endpoint about one page. */
export interface PageInput {
  params: { pageId: string }
}
