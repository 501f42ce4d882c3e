import { getLandingPage } from '@naikkelas/contract/pages'
import type { PageDocument, TemplateName } from '@naikkelas/page'
import { documentFrom, templates } from '@naikkelas/page/templates'
import { type ComponentProps, useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import type { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import { templateAssets } from '../gallery/template-assets.ts'

/** A template's name, or a page's id. */
export type SourceId = TemplateName | (string & {})

export interface Source {
  kind: 'exclusive' | 'partner'
  document: PageDocument
  media: ComponentProps<typeof PageThumbnail>['media']
}

export const isTemplate = (id: SourceId): id is TemplateName => Object.hasOwn(templates, id)

/** Loads the source: a template at once, a page on request. */
export function useSource(id: SourceId) {
  const [source, setSource] = useState<Source | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    setMessage(null)
    if (isTemplate(id)) setSource({ kind: 'exclusive', document: documentFrom(id), media: templateAssets })
    else {
      setSource(null)
      call(getLandingPage, { params: { pageId: id } }).then(
        ({ page, document, media }) => {
          if (isCurrent) setSource({ kind: page.kind === 'partner' ? 'partner' : 'exclusive', document, media })
        },
        (error: unknown) => {
          if (isCurrent) setMessage(messageOf(error))
        },
      )
    }
    return () => {
      isCurrent = false
    }
  }, [id])
  return { source, message }
}
