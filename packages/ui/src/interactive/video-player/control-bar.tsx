import type { ReactNode } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import type { IconDrawing } from '../../icons/icon-drawing.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import {
  bisu,
  jeda,
  jendelaKecil,
  layarBiasa,
  layarPenuh,
  mainkan,
  majuSepuluh,
  mundurSepuluh,
  suara,
  takarir,
} from './player-icons.ts'
import { clockTime } from './spoken-time.ts'
import type { Playback } from './use-playback.ts'
import type { VideoPlayerLabels } from './video-player.labels.ts'

interface ControlBarProps {
  labels: VideoPlayerLabels
  playback: Playback
  onToggle: () => void
  onSkip: (seconds: number) => void
  onMute: () => void
  onVolume: (volume: number) => void
  /** Null where there are none. */
  captions: { isOn: boolean; onToggle: () => void } | null
  screen: { isFull: boolean; hasWindow: boolean; toggleFull: () => void; toggleWindow: () => void }
  seekBar: ReactNode
  /** Chapters and settings. */
  children: ReactNode
}

/** The row of controls at the lower edge. */
export function ControlBar(props: ControlBarProps) {
  const { labels, playback, onToggle, onSkip, onMute, onVolume, captions, screen, seekBar, children } = props
  const { isPlaying, hasEnded, isMuted, volume, time, duration } = playback
  const play = hasEnded ? labels.replay : isPlaying ? labels.pause : labels.play
  return (
    <div data-part="bar">
      {seekBar}
      <div data-part="buttons">
        <Control label={play} shortcut="K" icon={isPlaying ? jeda : mainkan} onClick={onToggle} />
        <Control part="wide" label={labels.back} shortcut="J" icon={mundurSepuluh} onClick={() => onSkip(-10)} />
        <Control part="wide" label={labels.forward} shortcut="L" icon={majuSepuluh} onClick={() => onSkip(10)} />
        <Control
          part="wide"
          label={isMuted ? labels.unmute : labels.mute}
          shortcut="M"
          icon={isMuted ? bisu : suara}
          onClick={onMute}
        />
        <input
          type="range"
          data-part="volume"
          className="ui:slider"
          aria-label={labels.volume}
          min={0}
          max={100}
          value={Math.round((isMuted ? 0 : volume) * 100)}
          aria-valuetext={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
          onChange={({ target }) => onVolume(Number(target.value) / 100)}
        />
        <span data-part="time" aria-hidden="true">
          {clockTime(time)} / {clockTime(duration)}
        </span>
        {captions !== null && (
          <Control
            label={labels.captions}
            shortcut="C"
            icon={takarir}
            isPressed={captions.isOn}
            onClick={captions.onToggle}
          />
        )}
        {children}
        {screen.hasWindow && (
          <Control part="wide" label={labels.pictureInPicture} icon={jendelaKecil} onClick={screen.toggleWindow} />
        )}
        <Control
          label={screen.isFull ? labels.leaveFullscreen : labels.fullscreen}
          shortcut="F"
          icon={screen.isFull ? layarBiasa : layarPenuh}
          onClick={screen.toggleFull}
        />
      </div>
    </div>
  )
}

interface ControlProps {
  label: string
  icon: IconDrawing
  onClick: () => void
  shortcut?: string
  isPressed?: boolean
  /** `wide`: left out where the player is narrow, since a phone has a gesture or a key of its own for it. */
  part?: 'wide'
}

function Control({ icon, shortcut, label, part, isPressed, onClick }: ControlProps) {
  return (
    <Tooltip label={label} {...(shortcut !== undefined && { shortcut })}>
      <IconButton
        label={label}
        icon={<IconShape of={icon} size={24} />}
        onClick={onClick}
        data-part={part}
        {...(isPressed !== undefined && { isPressed })}
      />
    </Tooltip>
  )
}
