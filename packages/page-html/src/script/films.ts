/** Plays a film whose poster was opened; without scripts a second press, on the player itself, does. */
export function playOpenedFilms() {
  // `toggle` does not bubble.
  addEventListener(
    'toggle',
    ({ target }) => {
      const film = (target as Element).querySelector('video')
      if (!film) return
      film.focus()
      // Refused by some browsers: the player waits for a press then.
      film.play().catch(() => {})
    },
    true,
  )
}
