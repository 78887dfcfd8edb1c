import type { Command } from '@commander-js/extra-typings';
import type { Desk } from '../desk.js';

/** Adds a group's commands to the program. */
export type CommandGroup = (program: Command, desk: Desk) => void;
