import { fileEndpoint } from './endpoint.ts'

/** Where developers read what the API takes and answers. */
export const apiReferencePath = '/developers/api'

export const getOpenApi = fileEndpoint({
  path: '/openapi.json',
  summary: 'The public API as OpenAPI 3.1',
  contentTypes: ['application/json'],
})

export const getAdminOpenApi = fileEndpoint({
  path: '/admin/openapi.json',
  summary: 'The back office as OpenAPI 3.1',
  contentTypes: ['application/json'],
})
