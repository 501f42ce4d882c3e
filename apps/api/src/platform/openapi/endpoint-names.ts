import * as shared from '@naikkelas/contract'
import * as commerce from '@naikkelas/contract/commerce'
import * as content from '@naikkelas/contract/content'
import * as files from '@naikkelas/contract/files'
import * as identity from '@naikkelas/contract/identity'
import * as learning from '@naikkelas/contract/learning'
import * as marketing from '@naikkelas/contract/marketing'
import * as pages from '@naikkelas/contract/pages'
import * as site from '@naikkelas/contract/site'

/** What the contract calls each of its endpoints. */
export function endpointNames(): ReadonlyMap<unknown, string> {
  const exported = {
    ...shared,
    ...identity,
    ...commerce,
    ...content,
    ...pages,
    ...files,
    ...learning,
    ...marketing,
    ...site,
  }
  return new Map(Object.entries(exported).map(([name, value]) => [value, name]))
}
