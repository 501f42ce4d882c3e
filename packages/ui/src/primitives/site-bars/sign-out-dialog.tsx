interface SignOutDialogProps {
  /** Where the form is sent without a script. */
  action: string
  question: string
  confirmLabel: string
  cancelLabel: string
}

/** Asks before signing out. Closed as drawn; a script opens it as a modal dialog. */
export function SignOutDialog({ action, question, confirmLabel, cancelLabel }: SignOutDialogProps) {
  return (
    <dialog data-sign-out-dialog="" aria-label={question} className="ui:site-ask">
      <form method="post" action={action}>
        <p>{question}</p>
        <button type="button" data-cancel="" className="ui:site-label">
          {cancelLabel}
        </button>
        <button type="submit" className="ui:site-enter">
          {confirmLabel}
        </button>
      </form>
    </dialog>
  )
}
