'use client'
import { type HTMLAttributes, type Ref, useEffect, useId, useRef, useState } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { kurang, tambah } from '../../icons/interface-icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Slider } from '../../primitives/slider/slider.tsx'
import { cx } from '../../primitives/variants.ts'
import { Refusal } from '../refusal.tsx'
import { useSharedRef } from '../use-shared-ref.ts'
import { largest, maxZoom, type Rectangle, type Size, zoomOf } from './crop-rectangle.ts'
import { type ImageCropperLabels, imageCropperLabelsId } from './image-cropper.labels.ts'
import { useCropGestures } from './use-crop-gestures.ts'

export interface ImageCropperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The picture: a file that was chosen, or an address. */
  image: Blob | string
  /** Width by height of what is kept. @default 1 */
  aspect?: number
  /** Shows it as a circle, for portraits; what is kept has its corners all the same. @default false */
  isRound?: boolean
  /** What is kept, in pixels of the picture. With it you keep the state. */
  value?: Rectangle
  /** Called with what is kept: once the picture is there, and at each change. */
  onValueChange?: (value: Rectangle) => void
  /** Everything it says itself: `imageCropperLabelsEn` for English. @default imageCropperLabelsId */
  labels?: ImageCropperLabels
  ref?: Ref<HTMLDivElement>
}

/**
 * A picture behind a frame of fixed sides: dragged, zoomed by wheel, pinch, slider and keys. `croppedPicture` then makes
 * a file of what is in the frame.
 */
export function ImageCropper({
  image,
  aspect = 1,
  isRound = false,
  value,
  onValueChange,
  labels = imageCropperLabelsId,
  className,
  ref,
  ...rest
}: ImageCropperProps) {
  const root = useSharedRef(ref)
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const refusalId = useId()
  const address = useAddress(image)
  const [size, setSize] = useState<Size | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [own, setOwn] = useState<Rectangle | null>(null)
  const rectangle = value ?? own
  const change = (next: Rectangle) => {
    setOwn(next)
    onValueChange?.(next)
  }
  const { handlers, zoomAt } = useCropGestures({ frame, rectangle, size, onChange: change })
  const measure = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => setSize({ width, height })
  useEffect(() => {
    setSize(null)
    setHasFailed(false)
    // It may be there before the script is.
    if (picture.current?.complete && picture.current.naturalWidth > 0) measure(picture.current)
  }, [address])
  useEffect(() => {
    // What the application holds stays, unless it has other sides.
    const isKept = value !== undefined && Math.abs(value.width / value.height / aspect - 1) < 0.02
    if (size && !isKept) change(largest(size, aspect))
  }, [size, aspect])
  const isReady = size !== null && rectangle !== null
  const zoom = isReady ? zoomOf(rectangle, size) : 1
  return (
    <div {...rest} ref={root} data-component="ImageCropper" className={cx('ui:min-w-0', className)}>
      <div
        ref={frame}
        role="group"
        aria-label={labels.frame}
        aria-busy={!isReady && !hasFailed}
        tabIndex={0}
        style={{ aspectRatio: aspect }}
        className="ui:relative ui:cropper ui:rounded-surface ui:bg-hover ui:select-none"
        {...handlers}
      >
        {!isReady && !hasFailed && (
          <>
            <Skeleton shape="box" className="ui:absolute ui:inset-0" />
            <span role="status" className="ui:sr-only">
              {labels.loading}
            </span>
          </>
        )}
        {address !== null && (
          <img
            ref={picture}
            src={address}
            alt=""
            draggable={false}
            hidden={hasFailed}
            style={isReady ? placed(rectangle, size) : { opacity: 0 }}
            onLoad={({ currentTarget }) => measure(currentTarget)}
            onError={() => setHasFailed(true)}
          />
        )}
        {isReady && isRound && <span aria-hidden="true" data-round="" className="ui:text-tinta-950/50" />}
      </div>
      <Refusal id={refusalId}>{hasFailed && labels.failed}</Refusal>
      <Slider
        aria-label={labels.zoom}
        className="ui:mt-3"
        min={100}
        max={maxZoom * 100}
        value={Math.round(zoom * 100)}
        disabled={!isReady}
        valueText={`${Math.round(zoom * 100)}%`}
        onChange={({ target }) => zoomAt(Number(target.value) / 100 / zoom)}
        start={
          <IconButton
            size="sm"
            label={labels.zoomOut}
            icon={<IconShape of={kurang} size={16} />}
            disabled={!isReady}
            onClick={() => zoomAt(1 / 1.25)}
          />
        }
        end={
          <IconButton
            size="sm"
            label={labels.zoomIn}
            icon={<IconShape of={tambah} size={16} />}
            disabled={!isReady}
            onClick={() => zoomAt(1.25)}
          />
        }
      />
    </div>
  )
}

/** The picture is as many times larger than the frame as the crop is smaller than the picture. */
function placed(rectangle: Rectangle, size: Size) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return {
    width: percent(size.width, rectangle.width),
    height: percent(size.height, rectangle.height),
    left: percent(-rectangle.left, rectangle.width),
    top: percent(-rectangle.top, rectangle.height),
  }
}

/** The address of a picture; of a file for as long as it is shown. */
function useAddress(image: Blob | string): string | null {
  const [address, setAddress] = useState<string | null>(typeof image === 'string' ? image : null)
  useEffect(() => {
    if (typeof image === 'string') return setAddress(image)
    const made = URL.createObjectURL(image)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [image])
  return address
}
