/** Exports that draw and take no attributes of an element, each with its reason. */
export const exceptions: Readonly<Record<string, string>> = {
  Dialog: 'holds the state; its parts are the elements',
  DropdownMenu: 'holds the state; its parts are the elements',
  ThemePortalProvider: 'its element is a place for overlays and none of the application’s',
  ThemeStyle: 'React writes one rule a theme into the head, whoever asked for it',
  ThemeSheet: 'React writes one rule a theme into the head, whoever asked for it',
  RichTextView: 'draws nodes of stored text, without an element around them',
}

/** Entries whose components are drawn from stored content. sections/contract.test.tsx holds them to theirs. */
export const contentEntries: Readonly<Record<string, string>> = {
  sections:
    'a stored page: markup must be the same on the canvas and where it is published, so only content decides it',
  'sections/': 'sections by themselves; their id is `anchor`, their looks are `settings`',
}
