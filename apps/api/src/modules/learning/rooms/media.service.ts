import type { InputFor, ShownPicture } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import {
  type getLessonCaptions as captionsEndpoint,
  type getLessonMedia as mediaEndpoint,
  lessonCaptionsAddress,
  lessonMediaAddress,
  mediaTokenParameter,
  type RoomLessonContent,
} from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext, RequestContext } from '../../../platform/endpoints/index.ts'
import { flagsOf } from '../../../platform/settings/index.ts'
import { sendFile } from '../../files/uploads/index.ts'
import { openLessonOf } from './lesson-access.service.ts'
import { findCaptions, isFileOfLesson, type LessonMedia } from './media.repo.ts'
import { opensMedia, signedMedia } from './media-token.ts'

type Ctx = ActorContext<Learner>

/**
 * A file of a lesson, whole or in parts, in the session that its address was made for. Access is asked with every request:
 * what was refunded closes at once.
 * @throws AppError `not_found` also for an address of another session, a part that was exchanged, and one that has ended
 */
export async function getLessonMedia(
  ctx: Ctx,
  { params: { lessonId, fileId }, query }: InputFor<typeof mediaEndpoint>,
  request: RequestContext,
): Promise<Response> {
  await requireOpen(ctx, { lessonId, part: fileId, token: query[mediaTokenParameter] })
  if (!(await isFileOfLesson(ctx.database.queries, lessonId, fileId))) throw new AppError('not_found')
  return sendFile(ctx, { fileId, request })
}

/** Captions as WebVTT. @throws as `getLessonMedia` */
export async function getLessonCaptions(
  ctx: Ctx,
  { params: { lessonId, language }, query }: InputFor<typeof captionsEndpoint>,
): Promise<Response> {
  await requireOpen(ctx, { lessonId, part: language, token: query[mediaTokenParameter] })
  return captionsResponse(await findCaptions(ctx.database.queries, lessonId, language))
}

/** @throws AppError `not_found` where there are none */
export function captionsResponse(vtt: string | undefined): Response {
  if (vtt === undefined) throw new AppError('not_found')
  return new Response(vtt, {
    headers: {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

async function requireOpen(
  ctx: Ctx,
  { lessonId, part, token }: { lessonId: string; part: string; token: string | undefined },
) {
  if (token === undefined || !opensMedia(ctx, token, { lessonId, part, sessionId: ctx.sessionId }))
    throw new AppError('not_found')
  await openLessonOf(ctx.database.queries, { learnerId: ctx.actor.id, lessonId, now: ctx.clock.now() })
}

type Shown = Pick<RoomLessonContent, 'film' | 'book' | 'resources'>

interface ShownLesson {
  kind: number
  media: LessonMedia
  poster: ShownPicture | null
  addresses: MediaAddresses
}

/** Where the parts of a lesson are, for the one who looks at it. */
interface MediaAddresses {
  ofFile: (fileId: string) => string
  ofCaptions: (language: string) => string
}

/** Addresses that open in the session of this request alone. */
export async function sessionAddresses(ctx: Ctx, lessonId: string): Promise<MediaAddresses> {
  const { forced_lesson_cache_refresh: isRefreshed } = await flagsOf(ctx)
  const { sessionId } = ctx
  const fresh = isRefreshed ? `&baru=${ctx.clock.now().getTime().toString(36)}` : ''
  return {
    ofFile: (id) => signedMedia(ctx, lessonMediaAddress(lessonId, id), { lessonId, part: id, sessionId }) + fresh,
    ofCaptions: (language) =>
      signedMedia(ctx, lessonCaptionsAddress(lessonId, language), { lessonId, part: language, sessionId }),
  }
}

/** What a lesson shows and gives. */
export async function shownMedia(ctx: AppContext, { kind, media, poster, addresses }: ShownLesson): Promise<Shown> {
  const { backup_lesson_video: usesBackup } = await flagsOf(ctx)
  const medium = (file: NonNullable<LessonMedia['file']>) => ({
    address: addresses.ofFile(file.id),
    contentType: file.contentType,
  })
  const { file, backup, saver, length, chapters, languages, resources } = media
  const sources = (usesBackup ? [backup, file] : [file, backup]).filter((one) => one !== null)
  const isFilm = kind === 1 && length !== null
  return {
    film: isFilm
      ? {
          sources: sources.map(medium),
          saver: saver && medium(saver),
          poster,
          seconds: length,
          chapters,
          captions: languages.map((language) => ({ language, address: addresses.ofCaptions(language) })),
        }
      : null,
    book: kind === 2 && file && length !== null ? { address: addresses.ofFile(file.id), pages: length } : null,
    resources: resources.map(({ id, title, name, bytes }) => ({ title, name, bytes, address: addresses.ofFile(id) })),
  }
}
