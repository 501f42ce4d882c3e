import type { ReactNode } from 'react'
import type { Probe } from './probe.ts'

/** What every control knows, in HTML's words. */
export interface ControlProps extends Partial<Probe> {
  'aria-label'?: string
  name?: string
  disabled?: boolean
  required?: boolean
  readOnly?: boolean
  onBlur?: (event: { target: EventTarget }) => void
  onChange?: (event: { target: { name: string } }) => void
}

/** What `Controller` of react-hook-form gives: its values are of any kind, and each control has its own. */
export interface FormField<Value> {
  name: string
  value: Value
  onChange: (event: unknown) => void
  onBlur: () => void
  ref: (element: Element | null) => void
  disabled?: boolean
}

/** One control: how it is drawn, what a person does with it, and what a form then holds. */
export interface ControlCase {
  /** With what it holds at first, or empty. */
  draw: (props: ControlProps, isFilled: boolean) => ReactNode
  /** What the form sends of the filled one, of the changed one, and of the empty one. */
  sent: { filled: string | null; changed: string | null; empty: string | null }
  /** What a person does with the filled one, whose element this is. */
  change: (element: HTMLElement) => Promise<void>
  /** A control that always holds something cannot be missing. */
  isNeverEmpty?: boolean
  /** With the value in the state of react-hook-form; left out where `register` does. */
  controlled?: {
    draw: (field: FormField<never>) => ReactNode
    empty: unknown
    filled: unknown
  }
}
