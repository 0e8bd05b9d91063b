import { isRole, roles } from '../../../wallet/roles.ts';
import { need, readArguments } from '../../arguments/read-arguments.ts';
import { UsageError } from '../../command-error.ts';
import type { Verb } from '../../verb.ts';
import { createNamed, createOptions } from './create-account.ts';

const uplineRoles = roles.filter((role) => role !== 'client');

export const createAgent: Verb = {
  name: 'create-agent',
  usage: `--role ${uplineRoles.join('|')} --username NAME [--upline USERNAME] [--password SECRET] [--name TEXT] [--coins N] [--brand CODE]`,
  summary: 'Creates an upline of any role under one that stands above it; an owner needs none',
  async run(args, house, output) {
    const { values } = readArguments(args, { ...createOptions, role: { type: 'string' } });
    const role = need(values.role, '--role');
    if (!isRole(role) || role === 'client') {
      throw new UsageError(`--role is "${role}": expected one of ${uplineRoles.join(', ')}.`);
    }
    return createNamed(role, values, house, output);
  },
};
