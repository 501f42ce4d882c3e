'use client'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { cx } from '../../primitives/variants.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { ChapterPanel } from './chapter-panel.tsx'
import { ControlBar } from './control-bar.tsx'
import { mainkan } from './player-icons.ts'
import { SeekBar } from './seek-bar.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { commandOf } from './shortcuts.ts'
import { useCaptions } from './use-captions.ts'
import { useCommands } from './use-commands.ts'
import { useIdle } from './use-idle.ts'
import { usePlayback } from './use-playback.ts'
import { usePreferences } from './use-preferences.ts'
import { useProgress } from './use-progress.ts'
import { useScreen } from './use-screen.ts'
import { useSource } from './use-source.ts'
import { useTaps } from './use-taps.ts'
import { type VideoPlayerLabels, videoPlayerLabelsId } from './video-player.labels.ts'
import { isHls, type VideoCaptions, type VideoChapter, type VideoProgress, type VideoSource } from './video-source.ts'

/** What a page may ask of a player that is drawn: notes jump to their time with it. */
export interface VideoPlayerHandle {
  /** To this second; playing goes on as it was. */
  seek: (seconds: number) => void
  /** Where the film is, in seconds. */
  currentTime: () => number
}

export interface VideoPlayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onProgress' | 'onEnded'> {
  /** Title of the film; names the player. */
  label: string
  /** The first is played; each further one when the one before cannot be. */
  sources: readonly VideoSource[]
  /** What is played instead of the first to save data. @default the lowest rendition of an HLS stream */
  dataSaverSource?: VideoSource
  /** Picture before it begins. */
  poster?: string
  /** One per language. */
  captions?: readonly VideoCaptions[]
  /** In their order. */
  chapters?: readonly VideoChapter[]
  /** Second to begin at: where someone stopped. @default 0 */
  startAt?: number
  /** Begins by itself, where the browser lets it: after the film before. @default false */
  autoPlay?: boolean
  /** Words that lie faintly over the picture and change their place: who is watching. */
  watermark?: string
  /** What was really seen, cumulatively: while it plays, at a pause, at the end, and when the page is left. */
  onProgress?: (progress: VideoProgress) => void
  /** Seconds between two calls of `onProgress` while it plays. @default 10 */
  progressEverySeconds?: number
  /** Called when the film was played to its end. */
  onEnded?: () => void
  /** Called with each source that could not be played. */
  onSourceError?: (source: VideoSource) => void
  /** Under which speed, captions, volume and saving of data are kept in the browser. @default 'naikkelas-player' */
  preferencesKey?: string
  /** Gets what a page may ask: to seek, and where the film is. */
  handle?: Ref<VideoPlayerHandle>
  /** Everything it says itself: `videoPlayerLabelsEn` for English. @default videoPlayerLabelsId */
  labels?: VideoPlayerLabels
  ref?: Ref<HTMLDivElement>
}

const none: readonly never[] = []
const pressOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target: target as Element,
})

/** Corners and edges, so that no crop of the picture is without the mark. */
const markPlaces = 6
const SECONDS_AT_A_PLACE = 15

/** A film with its controls: speed, captions, chapters, quality, keys and gestures. It reports what was really seen. */
export function VideoPlayer({
  label,
  sources,
  dataSaverSource,
  poster,
  captions = none,
  chapters = none,
  startAt = 0,
  autoPlay = false,
  watermark,
  onProgress,
  progressEverySeconds = 10,
  onEnded,
  onSourceError,
  preferencesKey = 'naikkelas-player',
  handle,
  labels = videoPlayerLabelsId,
  className,
  ref,
  onKeyDown,
  onPointerMove,
  onFocus,
  ...rest
}: VideoPlayerProps) {
  const root = useSharedRef(ref)
  const video = useRef<HTMLVideoElement>(null)
  const { preferences, isRead, prefer } = usePreferences(preferencesKey)
  const { rate, volume, isMuted, isSavingData } = preferences
  const playback = usePlayback(video)
  const { isPlaying, isWaiting, time, duration, loadedTo } = playback
  const { hasFailed, levels, level, chooseLevel, retry, played } = useSource({
    video,
    sources,
    dataSaverSource,
    isSavingData: isRead ? isSavingData : null,
    startAt,
    autoPlay,
    onSourceError,
  })
  useProgress({ video, played, everySeconds: progressEverySeconds, isPlaying, onProgress, onEnded })
  const shown = captions.find(({ language }) => language === preferences.captions)
  const words = useCaptions(video, shown?.language ?? null, captions.length)
  const screen = useScreen(root, video)
  const { isIdle, wake, rest: hide } = useIdle(isPlaying)
  const act = useCommands({
    video,
    playback,
    preferences,
    prefer,
    captions,
    shown,
    toggleFull: screen.toggleFull,
    labels,
  })
  const { notice, seek, now, toggle, skip } = act
  const [hasBegun, setHasBegun] = useState(false)

  useEffect(() => {
    const { current: element } = video
    if (!element) return
    element.volume = volume
    element.muted = isMuted
    // Both: a new film begins at the default.
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
  }, [rate, volume, isMuted])
  useEffect(() => {
    if (isPlaying) setHasBegun(true)
  }, [isPlaying])
  useImperativeHandle(handle, () => ({ seek, currentTime: now }), [])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    wake()
    const command = event.defaultPrevented ? null : commandOf(pressOf(event))
    if (!command) return
    event.preventDefault()
    act.run(command)
  }
  const taps = useTaps({
    onPress: toggle,
    onDoublePress: screen.toggleFull,
    onTap: () => (!hasBegun ? toggle() : isIdle ? wake() : hide()),
    onSideTap: (side) => skip(side * 10),
  })
  const isBusy = !hasFailed && isWaiting

  return (
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={labels.player(label)}
      // The picture takes the focus when it is pressed, so that keys work afterwards.
      tabIndex={-1}
      data-component="VideoPlayer"
      data-tone="board"
      data-idle={isIdle && !hasFailed ? '' : undefined}
      className={cx('ui:video-player', className)}
      onKeyDown={press}
      onPointerMove={(event) => {
        onPointerMove?.(event)
        if (event.pointerType === 'mouse') wake()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        wake()
      }}
    >
      <video ref={video} poster={poster} playsInline preload="metadata" aria-label={label}>
        {captions.map(({ src, language, label }) => (
          <track key={language} kind="subtitles" src={src} srcLang={language} label={label} />
        ))}
      </video>
      {watermark !== undefined && (
        <span aria-hidden="true" data-part="watermark" data-place={Math.floor(time / SECONDS_AT_A_PLACE) % markPlaces}>
          {watermark}
        </span>
      )}
      {words !== '' && (
        <p data-part="captions" lang={shown?.language}>
          <span>{words}</span>
        </p>
      )}
      <div data-part="stage" {...taps}>
        {isBusy ? (
          <Spinner size="lg" label={labels.loading} />
        ) : (
          !hasBegun &&
          !hasFailed && (
            <span aria-hidden="true" data-part="begin">
              <IconShape of={mainkan} size={32} />
            </span>
          )
        )}
      </div>
      <output data-part="notice">{notice !== '' && <span>{notice}</span>}</output>
      {hasFailed ? (
        <div role="alert" data-part="failure">
          <IconShape of={peringatan} size={32} />
          <p>{labels.failed}</p>
          <Button onClick={retry}>{labels.retry}</Button>
        </div>
      ) : (
        <ControlBar
          labels={labels}
          playback={playback}
          onToggle={toggle}
          onSkip={skip}
          onMute={act.mute}
          onVolume={act.changeVolume}
          captions={captions.length > 0 ? { isOn: shown !== undefined, onToggle: act.toggleCaptions } : null}
          screen={screen}
          seekBar={
            <SeekBar
              label={labels.seek}
              valueText={labels.position(time, duration)}
              time={time}
              duration={duration}
              loadedTo={loadedTo}
              chapters={chapters}
              onSeek={seek}
            />
          }
        >
          {chapters.length > 0 && (
            <ChapterPanel label={labels.chapters} chapters={chapters} time={time} onSeek={seek} />
          )}
          <SettingsPanel
            labels={labels}
            preferences={preferences}
            prefer={prefer}
            captions={captions}
            levels={levels}
            level={level}
            onLevelChange={chooseLevel}
            canSaveData={dataSaverSource !== undefined || levels.length > 1 || (isSavingData && sources.some(isHls))}
          />
        </ControlBar>
      )}
    </div>
  )
}
