const note =
  '<p role="note" class="ui:bg-warn-ground ui:px-4 ui:py-3 ui:text-app-sm ui:font-semibold ui:text-text">Situs uji coba: pembayaran di sini tidak memindahkan uang sungguhan.</p>'

/** The document with a note above everything, for screens of a site whose payments move no money. */
export async function withTrialNote(drawn: Response): Promise<Response> {
  if (!drawn.headers.get('content-type')?.startsWith('text/html')) return drawn
  const html = await drawn.text()
  const { status, headers } = drawn
  return new Response(
    html.replace(/<body\b[^>]*>/, (body) => body + note),
    { status, headers },
  )
}
