/** The channel on which processes learn that rights or credentials have changed. */
export const accessChannel = 'foyer_access'
